import {
  type Contract,
  contractExpiry,
  contractedHours,
  type ExpiryStanding,
  hoursOf,
  remainingHours,
} from '@portal/domain';
import { localDay } from '@portal/shell';
import { Badge, type BadgeTone, VisuallyHidden } from '@portal/ui';
import { HoursMeter } from '@portal/views';
import { healthFacts, healthHours } from './ContractEditLayout.css';
import { healthWords } from './health-words';

/** Summary of a contract: hours and classes if the backend sends them, days until it expires. */
export function ContractHealth({ contract }: { contract: Contract }) {
  const { t, stack, plain } = healthWords.useWords();
  const { minutesTaught, lessonsRecorded: recorded, numberOfClasses: total } = contract;
  const contracted = contractedHours(contract);
  const taught = minutesTaught === null ? null : hoursOf(minutesTaught);
  const isHours = taught !== null && contracted > 0;
  const isClasses = recorded !== null && total !== null;
  const remaining = isHours ? remainingHours(taught, contracted) : 0;
  const expiry = contractExpiry(contract, localDay());
  if (!isHours && !isClasses && !expiry) return null;

  return (
    <ul aria-label={plain('title')} className={healthFacts}>
      {isHours && (
        <li className={healthHours}>
          <VisuallyHidden>{t('hoursTaught')} </VisuallyHidden>
          <HoursMeter taught={taught} contracted={contracted} size="medium" />
        </li>
      )}
      {remaining > 0 && <li>{stack('remaining', { hours: remaining })}</li>}
      {isClasses && <li>{stack('classes', { recorded, count: total })}</li>}
      {expiry && (
        <li>
          <Expiry {...expiry} />
        </li>
      )}
    </ul>
  );
}

const tones = { open: null, soon: 'caution', expired: 'critical' } as const satisfies Record<
  ExpiryStanding,
  BadgeTone | null
>;

function Expiry({ days, standing }: { days: number; standing: ExpiryStanding }) {
  const { t, stack } = healthWords.useWords();
  const tone = tones[standing];
  // A badge has only one line, so both languages cannot be stacked in it.
  const say = tone ? t : stack;
  const words =
    days === 0
      ? say('expiresToday')
      : days > 0
        ? say('expires', { count: days })
        : say('expired', { count: -days });
  return tone ? <Badge tone={tone}>{words}</Badge> : words;
}
