import { useUsers } from '@portal/api-client';
import { fullName } from '@portal/domain';
import { Combobox } from '@portal/ui';
import { RefusalText, useComboboxWords } from '@portal/views';
import { useMemo } from 'react';
import { LoadFailure } from '../../../parts/RefusedBanner';
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
  const users = useUsers({ active: true, pageSize });
  const options = useMemo(
    () => (users.data?.rows ?? []).map((user) => ({ value: String(user.id), label: fullName(user) })),
    [users.data],
  );
  return (
    <>
      <LoadFailure of={users}>{stack('highlight.coworkersFailed')}</LoadFailure>
      <Combobox
        id={id}
        label={t('highlight.coworker')}
        placeholder={plain('highlight.chooseCoworker')}
        words={words}
        options={options}
        loading={users.isLoading}
        value={value}
        onValueChange={onChoose}
        message={isMissing && <RefusalText refusal="required" />}
      />
    </>
  );
}
