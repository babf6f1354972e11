import { useGiveOwnInitial, useRunningClasses } from '@portal/api-client';
import { fullName, type GivenInitial, type RunningClass, timeRange } from '@portal/domain';
import { FailureReason, useToast } from '@portal/shell';
import { Banner, Button, Card, Stack, Text, useAttempt } from '@portal/ui';
import { InitialPad } from '@portal/views';
import { useRef, useState } from 'react';
import { runningWords } from './running-words';

/**
 * The running classes of the link's student, who can initial each (DECISION-214). Renders nothing if there are none or if
 * they fail to load, because the link is meant for the reports.
 */
export function RunningClasses() {
  const { data, retry } = useRunningClasses();
  return data?.map((running) => <Running key={running.id} running={running} onStale={retry} />);
}

interface RunningProps {
  running: RunningClass;
  onStale: () => Promise<unknown>;
}

function Running({ running, onStale }: RunningProps) {
  const { t, stack, pair } = runningWords.useWords();
  const give = useGiveOwnInitial();
  const toast = useToast();
  const { busy, failure, attempt } = useAttempt();
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const { id, contractNumber: number, teacher, isInitialed } = running;
  const save = (mark: Pick<GivenInitial, 'how' | 'mark'>) =>
    void attempt(
      async () => {
        await give(id, { ...mark, writtenAt: new Date().toISOString() });
        toast.success(pair('saved'));
        setOpen(false);
        place.current?.focus();
      },
      async () => void (await onStale()),
    );
  return (
    <Card title={stack('title')}>
      <div ref={place} tabIndex={-1}>
        <Stack>
          <Text as="div">{t('detail', { time: timeRange(running), number })}</Text>
          {teacher && (
            <Text as="div" tone="soft" size="caption">
              {t('teacher', { name: fullName(teacher) })}
            </Text>
          )}
          {isInitialed && !isOpen && (
            <Banner tone="positive" role="status">
              {stack('done')}
            </Banner>
          )}
          {!isInitialed && <Text as="div">{stack('text')}</Text>}
          {failure && (
            <Banner tone="critical" role="alert" title={stack('notSaved')}>
              <FailureReason error={failure.error} />
            </Banner>
          )}
          {!isInitialed && !isOpen && (
            <Button variant="primary" size="action" onClick={() => setOpen(true)}>
              {t('open')}
            </Button>
          )}
          {isOpen && <InitialPad onGive={save} onCancel={() => setOpen(false)} busy={busy} />}
        </Stack>
      </div>
    </Card>
  );
}
