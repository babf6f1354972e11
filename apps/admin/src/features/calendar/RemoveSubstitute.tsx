import { useChooseSubstitute } from '@portal/api-client';
import { fullName } from '@portal/domain';
import { useToast } from '@portal/shell';
import { Button, Stack } from '@portal/ui';
import { useClassChange } from '../../parts/class-change/useClassChange';
import { useWithUnmailed } from '../../parts/class-change/useWithUnmailed';
import type { CalendarClass } from './calendar-view';
import { calendarWords } from './calendar-words';
import { giveBack } from './SubstituteClass';

export interface RemoveSubstituteProps {
  /** A class with a substitute. */
  planned: CalendarClass;
  onSaved: () => void;
  onStale: () => Promise<unknown>;
}

/** The button that gives a class back to its teacher. A conflict is rejected at first, and can then be accepted. */
export function RemoveSubstitute({ planned, onSaved, onStale }: RemoveSubstituteProps) {
  const { t, pair, stack } = calendarWords.useWords();
  const choose = useChooseSubstitute();
  const toast = useToast();
  const withUnmailed = useWithUnmailed();
  const { busy, isClash, refusal, run } = useClassChange(onStale);
  const { usualTeacher } = planned;
  const name = usualTeacher ? fullName(usualTeacher) : null;
  const save = () =>
    run(async () => {
      const saved = await choose([planned], null, { acceptClashes: isClash });
      toast.success(withUnmailed(pair('substituteRemoved'), saved.notMailed), {
        undo: () => giveBack(choose, [planned], saved.classes),
      });
    }, onSaved);
  return (
    <Stack>
      {refusal}
      <Button variant={isClash ? 'critical' : 'secondary'} wide busy={busy} onClick={() => void save()}>
        {isClash ? t('giveBackAnyway') : name === null ? t('removeSubstitute') : stack('giveBack', { name })}
      </Button>
    </Stack>
  );
}
