import { style } from '@vanilla-extract/css';
import { visuallyHiddenRules } from '../VisuallyHidden/visually-hidden-rules';

/** Hides an element visually, but not from screen readers and find-in-page. */
export const visuallyHidden = style(visuallyHiddenRules);

export const icon = style({ display: 'block', flex: 'none' });
