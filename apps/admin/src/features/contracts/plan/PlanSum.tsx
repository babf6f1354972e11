import { type ClassTime, type Contract, plannedHours } from '@portal/domain';
import { PairText } from '@portal/i18n';
import { Meter, Stack } from '@portal/ui';
import { sum } from './plan.css';
import { planWords } from './plan-words';

export interface PlanSumProps {
  contract: Pick<Contract, 'hoursPerClass' | 'numberOfClasses'>;
  /** The classes that count; cancelled ones do not. */
  classes: readonly Pick<ClassTime, 'minutes'>[];
}

/** Compares planned hours with the hours of the contract, as a meter and in words. */
export function PlanSum({ contract, classes }: PlanSumProps) {
  const { pair, stack } = planWords.useWords();
  const { planned, contracted, standing } = plannedHours(classes, contract);
  if (standing === 'unknown') return <PairText value={pair('plannedAlone', { planned })} layout="stack" />;
  return (
    <Stack gap="xxsmall" className={sum}>
      <Meter
        size="medium"
        value={planned}
        max={contracted}
        tone={standing === 'equal' ? 'accent' : standing === 'short' ? 'caution' : 'critical'}
        text={<PairText value={pair('planned', { planned, contracted })} layout="stack" />}
      />
      {standing === 'short' && stack('short', { hours: contracted - planned })}
      {standing === 'over' && stack('over', { hours: planned - contracted })}
    </Stack>
  );
}
