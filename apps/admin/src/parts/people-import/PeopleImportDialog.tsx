import { type ImportedRow, type ImportPreview, importOutcome } from '@portal/domain';
import { useToast } from '@portal/shell';
import { useState } from 'react';
import { PeopleImportForm } from './PeopleImportForm';
import { PeopleImportResult } from './PeopleImportResult';
import { peopleImportWords } from './people-import-words';
import type { PeopleToImport } from './people-to-import';

/** Imports people from a spreadsheet: a preview, then the result of each row (IMPORT-01 to IMPORT-08, DECISION-29). */
export function PeopleImportDialog({ people, onClose }: { people: PeopleToImport; onClose: () => void }) {
  const { pair } = peopleImportWords.useWords();
  const toast = useToast();
  const [done, setDone] = useState<{
    preview: ImportPreview;
    outcome: readonly ImportedRow[];
    importId?: number;
  }>();

  if (done)
    return (
      <PeopleImportResult people={people} {...done} onAnother={() => setDone(undefined)} onClose={onClose} />
    );
  return (
    <PeopleImportForm
      people={people}
      onImported={(preview, result) => {
        const outcome = importOutcome(preview.rows, result);
        setDone({ preview, outcome, importId: result.importId });
        if (outcome.some(({ status }) => status === 'imported'))
          toast.success(pair(`imported.${people.who}`));
        else toast.danger(pair(`importedNobody.${people.who}`));
      }}
      onClose={onClose}
    />
  );
}
