import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

/** The server's texts, which cannot be shortened. */
export const small = style({ fontSize: vars.text.caption });

export const quiet = style({ color: vars.color.textSoft });

const line = 'linear-gradient(currentColor, currentColor)';

/** A count next to a sheet icon, drawn without an extra element; all of it can be clicked. */
export const notes = style({
  minWidth: vars.target.pointer,
  minHeight: vars.target.pointer,
  margin: `0 calc(-1 * ${vars.space.small})`,
  padding: `0 ${vars.space.small}`,
  border: 0,
  borderRadius: vars.radius.medium,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  ':hover': { background: vars.color.surfaceSunken },
  '@media': { '(pointer: coarse)': { minWidth: vars.target.thumb, minHeight: vars.target.thumb } },
  '::before': {
    content: '',
    display: 'inline-block',
    width: 12,
    height: 14,
    marginInlineEnd: vars.space.xsmall,
    verticalAlign: '-2px',
    border: '1.5px solid currentColor',
    borderRadius: 2,
    background: `${line} 1.5px 3px / 6px 1.5px no-repeat, ${line} 1.5px 6.5px / 6px 1.5px no-repeat`,
    forcedColorAdjust: 'none',
  },
});

export const noNotes = style([notes, { color: vars.color.textSoft }]);

/** A check mark, drawn without an extra element. */
export const tick = style({
  '::before': {
    content: '',
    display: 'inline-block',
    width: 12,
    height: 6,
    border: 'solid currentColor',
    borderWidth: '0 0 2px 2px',
    transform: 'translateY(-3px) rotate(-45deg)',
  },
});

/** Days until a date, with a clock icon; the accessible name has the full text. */
export const soon = style({
  display: 'block',
  color: vars.color.textSoft,
  fontSize: vars.text.caption,
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
  '::after': { content: '"◷ " attr(data-days) / ""' },
});

/** Days since a date, with a warning icon. */
export const late = style([
  soon,
  {
    color: vars.color.critical,
    fontWeight: vars.weight.strong,
    '::after': { content: '"⚠\uFE0E " attr(data-days) / ""' },
  },
]);
