import { useRestorePlannedClass } from '@portal/api-client';
import { useToast } from '@portal/shell';
import { Button, Stack } from '@portal/ui';
import type { CalendarClass } from './calendar-view';
import { calendarWords } from './calendar-words';
import { useClassChange } from './useClassChange';

export interface RestoreClassProps {
  planned: CalendarClass;
  onRestored: () => void;
  onStale: () => Promise<unknown>;
}

/** Restores a cancelled class. A clash is refused at first, and can then be accepted. */
export function RestoreClass({ planned, onRestored, onStale }: RestoreClassProps) {
  const { t, pair } = calendarWords.useWords();
  const restore = useRestorePlannedClass();
  const toast = useToast();
  const { busy, isClash, refusal, run } = useClassChange(onStale);
  const save = async () => {
    const isSaved = await run(async () => {
      await restore(planned, { acceptClashes: isClash });
      toast.success(pair('restored'));
    });
    if (isSaved) onRestored();
  };
  return (
    <Stack>
      {refusal}
      <Button variant={isClash ? 'critical' : 'primary'} wide busy={busy} onClick={() => void save()}>
        {t(isClash ? 'restoreAnyway' : 'restore')}
      </Button>
    </Stack>
  );
}
