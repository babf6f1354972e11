import { useSaveContract } from '@portal/api-client';
import { type CalendarDate, type Contract, endsMovedTo, lastDayOfContract } from '@portal/domain';
import { datePair } from '@portal/i18n';
import { useToast } from '@portal/shell';
import { Banner, Button, Cluster, useBusy } from '@portal/ui';
import { planWords } from './plan-words';

export interface BeyondEndNoticeProps {
  contract: Contract;
  /** The classes after the end of the contract, in order; without any, the notice is empty. */
  classes: readonly { date: CalendarDate }[];
  /** Ends the plan on the last day of the contract; undefined if the plan is read-only. */
  onShorten?: ((last: CalendarDate) => void) | undefined;
}

/**
 * Says that a plan extends beyond the end of its contract; one click ends the plan earlier or moves the end of the
 * contract (DECISION-95).
 */
export function BeyondEndNotice({ contract, classes, onShorten }: BeyondEndNoticeProps) {
  const { t, stack, pair } = planWords.useWords();
  const saveContract = useSaveContract();
  const toast = useToast();
  const { busy, run } = useBusy();
  const end = lastDayOfContract(contract);
  const last = classes.at(-1)?.date;
  if (end === null || last === undefined) return null;
  const moveEnd = () =>
    run(async () => {
      try {
        await saveContract(contract.id, endsMovedTo(contract, last), contract.version);
        toast.success(pair('beyondEnd.moved'));
      } catch (error) {
        toast.danger(pair('beyondEnd.notMoved'), { error });
      }
    });
  return (
    <Banner
      tone="caution"
      role="status"
      action={
        onShorten && (
          <Cluster>
            <Button onClick={() => onShorten(end)}>{t('beyondEnd.shorten', { day: datePair(end) })}</Button>
            <Button busy={busy} onClick={() => void moveEnd()}>
              {t('beyondEnd.move', { day: datePair(last) })}
            </Button>
          </Cluster>
        )
      }
    >
      {stack('beyondEnd.text', { count: classes.length, day: datePair(end) })}
    </Banner>
  );
}
