import { ApiError, usePastImport, useUndoImport } from '@portal/api-client';
import { type PastImportLine, type PastImportResult, type UsedPerson, usedPeople } from '@portal/domain';
import { AbsentRecordDialog, ActionDialog } from '@portal/records';
import * as cells from '@portal/records/cells';
import { Banner, Dialog, Stack } from '@portal/ui';
import { useState } from 'react';
import { importResultWords } from './import-result-words';
import * as styles from './imports.css';
import { useUsesText } from './useUsesText';

/** Asks before the people of an import are deleted; after a rejection, lists the people in use. */
export function UndoImportDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { stack } = importResultWords.useWords();
  const { data: done, error, retry } = usePastImport(id);
  if (done) return <Question done={done} onRefused={() => void retry()} onClose={onClose} />;
  return (
    <AbsentRecordDialog
      title={stack('question.title')}
      error={error}
      retry={retry}
      notFound={{ title: stack('absent'), text: stack('absentText') }}
      onClose={onClose}
    />
  );
}

interface QuestionProps {
  done: PastImportResult;
  onRefused: () => void;
  onClose: () => void;
}

function Question({ done: { id, kind, fileName, lines }, onRefused, onClose }: QuestionProps) {
  const { t, stack, pair } = importResultWords.useWords();
  const undoImport = useUndoImport();
  const [used, setUsed] = useState<readonly UsedPerson[]>(() => lines.filter(isUsed).map(usedPerson));
  // The number of people when the dialog opened: after the undo, the rows have no people.
  const [count] = useState(() => lines.filter(({ personId }) => personId !== null).length);
  if (count === 0)
    return (
      <Dialog open title={stack('question.title')} onClose={onClose}>
        <p>{stack('question.nobody')}</p>
      </Dialog>
    );
  return (
    <ActionDialog
      title={stack('question.title')}
      confirmLabel={t('question.confirm', { count })}
      tone="critical"
      action={() => {
        setUsed([]);
        return undoImport(id);
      }}
      done={pair('question.done', { count })}
      onFailed={(error) => {
        setUsed(error instanceof ApiError ? usedPeople(error.fields) : []);
        onRefused();
      }}
      refused={pair('question.failed')}
      onClose={onClose}
    >
      <p>
        <strong className={cells.breaks}>{fileName}</strong>
      </p>
      <p>{stack(`question.${kind}s`, { count })}</p>
      <p>{stack('question.text')}</p>
      {used.length > 0 && <Used people={used} />}
    </ActionDialog>
  );
}

const isUsed = ({ uses }: PastImportLine) => uses.length > 0;

function usedPerson({ name, lastName, uses }: PastImportLine): UsedPerson {
  return { name: `${name} ${lastName}`, uses };
}

/** Maximum number of names shown; users would not read a longer list. */
const maxNames = 10;

function Used({ people }: { people: readonly UsedPerson[] }) {
  const { t, stack } = importResultWords.useWords();
  const usesText = useUsesText();
  const more = people.length - maxNames;
  return (
    <Banner tone="caution" title={stack('question.usedTitle', { count: people.length })}>
      <Stack gap="xsmall">
        <ul className={styles.importedNames}>
          {people.slice(0, maxNames).map(({ name, uses }) => (
            <li key={name}>
              <strong>{name}</strong> – {usesText(uses)}
            </li>
          ))}
        </ul>
        {more > 0 && <p>{t('question.more', { count: more })}</p>}
      </Stack>
    </Banner>
  );
}
