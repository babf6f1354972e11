import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { space } from '../theme/tokens';

const column = style({ display: 'grid', minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' });

export const stack = styleVariants(space, (_value, gap: keyof typeof space) => [
  column,
  { gap: vars.space[gap] },
]);
