import { style } from '@vanilla-extract/css';
import { visuallyHiddenRules } from './visually-hidden-rules';

/** Out of sight, still read aloud, still found by a text search. */
export const visuallyHidden = style(visuallyHiddenRules);
