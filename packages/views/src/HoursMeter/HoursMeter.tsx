import { type HoursStanding, hoursStanding, overrunHours } from '@portal/domain';
import { numberPair, PairText, useNumber } from '@portal/i18n';
import { Meter, type MeterProps } from '@portal/ui';
import { hoursWords } from './hours-words';

const tones = {
  open: 'accent',
  'nearly-used': 'caution',
  used: 'caution',
  overrun: 'critical',
} as const satisfies Record<HoursStanding, MeterProps['tone']>;

export type HoursMeterProps = {
  /** Hours taught to date. */
  taught: number;
  /** Contracted hours. */
  contracted: number;
  /** `small` in lists, `medium` in cards. */
  size?: MeterProps['size'];
};

/**
 * Shows hours taught against contracted hours as a bar and as text: `31 / 48 h`; an overrun is also stated in words
 * (DECISION-16).
 */
export function HoursMeter({ taught, contracted, size }: HoursMeterProps) {
  const number = useNumber();
  const overrun = overrunHours(taught, contracted);
  return (
    <Meter
      value={taught}
      max={contracted}
      size={size}
      tone={tones[hoursStanding(taught, contracted)]}
      text={
        size === 'medium' ? (
          <>
            <PairText value={numberPair((each) => `${each(taught)} / ${each(contracted)} h`)} />
            {overrun > 0 && ' · '}
            {overrun > 0 && <hoursWords.T k="overrun" values={{ hours: overrun }} />}
          </>
        ) : (
          // A cell has no room for both languages, so the overrun is a number with a plus sign.
          `${number(taught)} / ${number(contracted)} h${overrun > 0 ? ` · +${number(overrun)}\u00a0h` : ''}`
        )
      }
    />
  );
}
