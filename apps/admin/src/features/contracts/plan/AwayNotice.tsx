import { type AwayClass, fullName, momentText, type PlannedContract } from '@portal/domain';
import { datePair } from '@portal/i18n';
import { Banner } from '@portal/ui';
import { planWords } from './plan-words';

/** Names a class while the teacher is away, as the server does: `2027-01-11 12:00 Léa Villeneuve (Vacances)`. */
export function awayText(
  { planned, away }: AwayClass,
  { teacher }: Pick<PlannedContract, 'teacher'>,
): string {
  const who = teacher ? fullName(teacher) : '';
  return `${momentText(planned)} ${who}${away.name === null ? '' : ` (${away.name})`}`;
}

export interface AwayNoticeProps {
  away: readonly AwayClass[];
  contract: PlannedContract;
}

/** Names the first class of a plan during which the teacher is away, and counts the others (DECISION-134). */
export function AwayNotice({ away, contract }: AwayNoticeProps) {
  const { stack } = planWords.useWords();
  const [first] = away;
  if (!first || !contract.teacher) return null;
  const { planned, away: times } = first;
  const who = fullName(contract.teacher) + (times.name === null ? '' : ` (${times.name})`);
  return (
    <Banner tone="caution" role="status">
      {stack('clash.away', { day: datePair(planned.date), time: planned.time, who })}
      {away.length > 1 && <div>{stack('clash.more', { count: away.length - 1 })}</div>}
    </Banner>
  );
}
