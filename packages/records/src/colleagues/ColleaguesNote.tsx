import { type Colleague, useColleagues, type WatchedRecord } from '@portal/api-client';
import type { UnsavedWork } from '@portal/shell';
import { Banner } from '@portal/ui';
import { useState } from 'react';
import { region } from './ColleaguesNote.css';
import { colleaguesWords } from './colleagues-words';

export interface ColleaguesNoteProps {
  record: WatchedRecord;
  /** The form of the record. */
  work: Pick<UnsavedWork<object>, 'unsaved'>;
  /** The stored record, which is reloaded when a colleague has saved. */
  stored: object;
}

/**
 * Names the colleagues who have unsaved changes to the same record, and those whose saved changes have just appeared.
 * Renders nothing without the extension `presence`.
 */
export function ColleaguesNote({ record, work: { unsaved }, stored }: ColleaguesNoteProps) {
  const { stack } = colleaguesWords.useWords();
  const [save, setSave] = useState<Save | null>(null);
  const now = JSON.stringify(stored);
  const colleagues = useColleagues(record, {
    isEditing: unsaved,
    onSaved: (colleague) => setSave({ colleague, before: now, wasUnsaved: unsaved }),
  });
  const names = colleagues.map(({ name }) => name);
  // The user's own save in the meantime includes the colleague's changes.
  const isNews = save !== null && save.before !== now && save.wasUnsaved === unsaved;
  return (
    <div role="status" className={region}>
      {names.length > 0 && (
        <Banner tone="info">
          {stack(names.length > 1 ? 'areEditing' : 'isEditing', { names: names.join(', ') })}
        </Banner>
      )}
      {isNews && (
        <Banner tone={unsaved ? 'caution' : 'info'}>
          {stack(unsaved ? 'savedBeside' : 'saved', { name: save.colleague.name })}
        </Banner>
      )}
    </div>
  );
}

interface Save {
  colleague: Colleague;
  /** The previous record, as JSON. */
  before: string;
  wasUnsaved: boolean;
}
