import { type Contract, fullName, type PlanClash } from '@portal/domain';
import { datePair, PairText, type TextPair } from '@portal/i18n';
import { Banner, Button } from '@portal/ui';
import { planWords } from './plan-words';

/** Returns a function that describes a conflict: the people, and the company of the other class. */
export function useClashWords(contract: Contract): (clash: PlanClash) => TextPair {
  const { pair } = planWords.useWords();
  return ({ planned, other, contract: with_, isTeacher, studentIds }) => {
    const day = datePair(planned.date);
    if (with_.id === contract.id) return pair('clash.own', { day, time: other.time });
    const client = with_.company?.name ?? with_.number;
    if (isTeacher && with_.teacher)
      return pair('clash.teacher', { day, name: with_.teacher.name, client, time: other.time });
    const names = with_.students.filter(({ id }) => studentIds.includes(id)).map(fullName);
    return pair('clash.students', { day, names: names.join(', '), client, time: other.time });
  };
}

export interface ClashNoticeProps {
  /** At least one. */
  clashes: readonly PlanClash[];
  contract: Contract;
  /** Opens the date of the first conflict; undefined if the plan is read-only. */
  onMove?: (clash: PlanClash) => void;
}

/** Describes the first conflict of a plan and counts the conflicts. */
export function ClashNotice({ clashes, contract, onMove }: ClashNoticeProps) {
  const { t, stack } = planWords.useWords();
  const wordOf = useClashWords(contract);
  const [first] = clashes;
  if (!first) return null;
  return (
    <Banner
      tone="critical"
      role="status"
      action={onMove && <Button onClick={() => onMove(first)}>{t('clash.move')}</Button>}
    >
      <PairText value={wordOf(first)} layout="stack" />
      {clashes.length > 1 && <div>{stack('clash.more', { count: clashes.length - 1 })}</div>}
    </Banner>
  );
}
