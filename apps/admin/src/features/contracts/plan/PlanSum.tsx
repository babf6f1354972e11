import { type ClassTime, type Contract, hoursOf, plannedHours } from '@portal/domain';
import { PairText } from '@portal/i18n';
import { Meter, Stack } from '@portal/ui';
import { sum } from './plan.css';
import { planWords } from './plan-words';

export interface PlanSumProps {
  contract: Pick<Contract, 'hoursPerClass' | 'numberOfClasses'>;
  /** The classes that count; cancelled ones do not. */
  classes: readonly Pick<ClassTime, 'minutes'>[];
  /** Minutes of attendance records that belong to none of the classes; they count towards the contract. */
  outsideMinutes?: number;
}

/** Compares planned hours with contracted hours, as a meter and as text. */
export function PlanSum({ contract, classes, outsideMinutes = 0 }: PlanSumProps) {
  const { pair, stack } = planWords.useWords();
  const { planned, contracted, standing } = plannedHours(classes, contract, outsideMinutes);
  const outside = hoursOf(outsideMinutes);
  const missing = contracted - planned - outside;
  if (standing === 'unknown') return <PairText value={pair('plannedAlone', { planned })} layout="stack" />;
  return (
    <Stack gap="xxsmall" className={sum}>
      <Meter
        size="medium"
        value={planned + outside}
        max={contracted}
        tone={standing === 'equal' ? 'accent' : standing === 'short' ? 'caution' : 'critical'}
        text={<PairText value={pair('planned', { planned, contracted })} layout="stack" />}
      />
      {outside > 0 && stack('outside', { hours: outside })}
      {standing === 'short' && stack('short', { hours: missing })}
      {standing === 'over' && stack('over', { hours: -missing })}
    </Stack>
  );
}
