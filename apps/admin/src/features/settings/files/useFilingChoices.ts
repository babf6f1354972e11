import {
  useContracts,
  useDocumentStudents,
  useLanguages,
  useReadContracts,
  useReadStudentOptions,
  useStudentOptions,
} from '@portal/api-client';
import { type Contract, fullName, isLocked, type Person, type StoredFile } from '@portal/domain';
import { useOptionSource } from '@portal/records';
import type { ComboboxOption } from '@portal/ui';
import { useMarkedText } from '@portal/views';
import { useCallback, useMemo, useState } from 'react';
import { languagePageSize } from '../language-page-size';

/** Page size for contracts and students (LIMIT-06). */
const recordPageSize = 1000;

/** Maximum number of search results. */
const found = 50;

/**
 * Returns the options for a file: contracts, students and languages, plus those that the file already has, even if
 * archived. Once a contract is selected, only its current and former students are offered (DECISION-58).
 */
export function useFilingChoices(file?: Pick<StoredFile, 'contract' | 'student' | 'language'>) {
  const readContracts = useReadContracts();
  const readStudents = useReadStudentOptions();
  const markedText = useMarkedText();
  const markedOption = useCallback(
    (student: Person): ComboboxOption => ({ value: String(student.id), label: markedText(student) }),
    [markedText],
  );
  const contracts = useOptionSource({
    first: useContracts({ pageSize: recordPageSize }),
    read: useCallback(
      (search, signal) => readContracts({ search, pageSize: found }, signal),
      [readContracts],
    ),
    optionOf: contractOption,
    isOffered: isOpen,
    own: useOwn(file?.contract, contractOption),
  });
  const ownContractId = file?.contract?.id ?? null;
  const [contractId, setContractId] = useState(ownContractId);
  const everyStudent = useStudentOptions({ pageSize: recordPageSize });
  const ofContract = useDocumentStudents(contractId);
  const ownStudent = useOwn(file?.student, markedOption);
  const students = useOptionSource({
    first: contractId === null ? everyStudent : ofContract,
    read: useCallback((search, signal) => readStudents({ search, pageSize: found }, signal), [readStudents]),
    optionOf: studentOption,
    own: contractId === ownContractId ? ownStudent : null,
  });
  const mayName = useCallback(
    (studentId: string, contract: string) => {
      if (contract === '' || Number(contract) !== contractId || !ofContract.data) return true;
      const isOwn = contractId === ownContractId && studentId === ownStudent?.value;
      return isOwn || ofContract.data.rows.some(({ id }) => String(id) === studentId);
    },
    [contractId, ofContract.data, ownContractId, ownStudent],
  );
  const known = useLanguages({ pageSize: languagePageSize });
  const own = file?.language;
  const languages = useMemo(() => {
    const options = (known.data ?? []).map(languageOption);
    return own && !options.some(({ value }) => value === String(own.id))
      ? [{ value: String(own.id), label: markedText(own) }, ...options]
      : options;
  }, [known.data, own, markedText]);

  const failed = [
    contracts,
    students,
    { error: known.data ? undefined : known.error, retry: known.retry },
  ].filter(({ error }) => error);
  return {
    contracts,
    students,
    /** Sets the selected contract; null for none. */
    setContractId,
    /**
     * Returns whether a document of this contract may have this student; true until that is known. Both ids are as in
     * the form.
     */
    mayName,
    languages: { options: languages, loading: known.isLoading },
    /** The reason why some choices are missing. */
    error: failed[0]?.error,
    retry: () => Promise.all(failed.map(({ retry }) => retry())),
  };
}

export type FilingChoices = ReturnType<typeof useFilingChoices>;

function useOwn<Named>(own: Named | null | undefined, optionOf: (own: Named) => ComboboxOption) {
  return useMemo(() => (own ? optionOf(own) : null), [own, optionOf]);
}

/** Documents cannot be filed under archived contracts (DECISION-40). */
function isOpen({ status }: Contract): boolean {
  return !isLocked(status);
}

function contractOption({
  id,
  number,
  company,
  language,
}: Pick<Contract, 'id' | 'number'> & Partial<Pick<Contract, 'company' | 'language'>>): ComboboxOption {
  const detail = [company?.name, language?.name].filter(Boolean).join(' · ');
  return { value: String(id), label: number, ...(detail && { detail }) };
}

function studentOption(student: Person): ComboboxOption {
  return { value: String(student.id), label: fullName(student) };
}

function languageOption({ id, name }: { id: number; name: string }): ComboboxOption {
  return { value: String(id), label: name };
}
