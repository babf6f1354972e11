import { style } from '@vanilla-extract/css';
import { popup } from '../Popup/Popup.css';
import { vars } from '../theme/contract.css';

export const panel = style([popup, { padding: vars.space.gutter, fontSize: vars.text.body }]);
