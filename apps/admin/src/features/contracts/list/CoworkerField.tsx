import { useUsers } from '@portal/api-client';
import { fullName } from '@portal/domain';
import { Combobox } from '@portal/ui';
import { RefusalText, useComboboxWords } from '@portal/views';
import { useMemo } from 'react';
import { RefusedBanner } from '../../../parts/RefusedBanner';
import { rowDialogWords } from './row-dialog-words';

export interface CoworkerFieldProps {
  id: string;
  /** The id of the chosen user; empty for none. */
  value: string;
  /** Whether the form was submitted without a choice. */
  isMissing: boolean;
  onChoose: (userId: string) => void;
}

/** The page size of all selects on the contract screens (CONFLICT-27). */
const pageSize = 5000;

/** A select of the active users, by first and last name (CON-HIGHLIGHT-03 to CON-HIGHLIGHT-05). */
export function CoworkerField({ id, value, isMissing, onChoose }: CoworkerFieldProps) {
  const { t, stack, plain } = rowDialogWords.useWords();
  const words = useComboboxWords();
  const { data, error, isLoading, retry } = useUsers({ active: true, pageSize });
  const options = useMemo(
    () => (data?.rows ?? []).map((user) => ({ value: String(user.id), label: fullName(user) })),
    [data],
  );
  return (
    <>
      {error && !data && (
        <RefusedBanner error={error} onRetry={retry}>
          {stack('highlight.coworkersFailed')}
        </RefusedBanner>
      )}
      <Combobox
        id={id}
        label={t('highlight.coworker')}
        placeholder={plain('highlight.chooseCoworker')}
        words={words}
        options={options}
        loading={isLoading}
        value={value}
        onValueChange={onChoose}
        message={isMissing && <RefusalText refusal="required" />}
      />
    </>
  );
}
