import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const quiet = style({ color: vars.color.textSoft });

const line = 'linear-gradient(currentColor, currentColor)';

/** A count beside a sheet of paper, drawn without an element of its own. */
export const noteCount = style({
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

/** A tick, likewise. */
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
