import { ApiError, useFileDocuments } from '@portal/api-client';
import { bulkFilingSchema } from '@portal/domain';
import type { TextPair } from '@portal/i18n';
import { useToast } from '@portal/shell';
import { useZodForm, vocabulary } from '@portal/views';
import { archivedReason } from '../archived-reason';
import { namesForeignStudent } from '../names-foreign-student';
import { useFilingChoices } from '../useFilingChoices';
import { bulkWords } from './bulk-words';

/** Why the files were not saved. */
export type FilingRefusal = TextPair | string;

/**
 * Saves type, contract, student, language and date for all selected files or none (SET-FILE-10). If the server rejects
 * it, selection and input stay, and `onRefused` is called with the reason; it is called with null when the next attempt
 * starts.
 */
export function useBulkFiling(
  fileIds: readonly number[],
  onFiled: () => void,
  onRefused: (refusal: FilingRefusal | null) => void,
) {
  const { pair } = bulkWords.useWords();
  const ofDomain = vocabulary.useWords();
  const toast = useToast();
  const fileDocuments = useFileDocuments();
  const choices = useFilingChoices();
  const { fields, formProps, busy } = useZodForm(bulkFilingSchema, {
    onSubmit: async (values) => {
      onRefused(null);
      try {
        await fileDocuments(values);
        toast.success(pair('updated'));
        onFiled();
      } catch (error) {
        const closed = closedTitles(error);
        onRefused(
          closed.length > 0
            ? pair('closed', { count: closed.length, files: closed.join(', ') })
            : namesForeignStudent(error)
              ? ofDomain.pair('refusal.student-not-in-contract')
              : (archivedReason(error) ?? pair('notUpdated')),
        );
      }
    },
  });
  const chosen = fileIds.map((id) => <input key={id} type="hidden" name={fields.fileIds.name} value={id} />);
  return { fields, formProps, busy, choices, chosen };
}

/** Returns the titles of the read-only files of an archived contract, from the server's response. */
function closedTitles(error: unknown): readonly string[] {
  return (error instanceof ApiError && error.code === 'archived' && error.fields.file_ids) || [];
}
