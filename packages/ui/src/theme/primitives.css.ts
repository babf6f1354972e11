import { style, styleVariants } from '@vanilla-extract/css';
import { visuallyHiddenRules } from '../VisuallyHidden/visually-hidden-rules';
import { vars } from './contract.css';
import { space } from './tokens';

/** Hides an element visually, but not from screen readers and find-in-page. */
export const visuallyHidden = style(visuallyHiddenRules);

export const icon = style({ display: 'block', flex: 'none' });

const column = style({ display: 'grid', minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' });

export const stack = styleVariants(space, (_value, gap: keyof typeof space) => [
  column,
  { gap: vars.space[gap] },
]);
