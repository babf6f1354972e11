import { useAssignStudents, useContracts, useReadContracts } from '@portal/api-client';
import {
  type Contract,
  type ContractStatus,
  fullName,
  type Student,
  type StudentContract,
  studentContractSchema,
} from '@portal/domain';
import { LoadFailure, RecordDialog } from '@portal/records';
import { useToast } from '@portal/shell';
import type { ComboboxOption, ComboboxSearch } from '@portal/ui';
import { contractStatusWords, FormCombobox, useCourseTypeText } from '@portal/views';
import { useCallback, useMemo, useRef } from 'react';
import { useClashQuestion } from '../../../parts/clashes/useClashQuestion';
import { sideWords } from './side-words';

const noContract = { contractId: '' };

/** Assigns a student to a contract (STU-EDIT-12, STU-EDIT-17). If the server rejects it, the choice stays. */
export function AssignContractDialog({ student, onClose }: { student: Student; onClose: () => void }) {
  const { t, stack, plain, pair } = sideWords.useWords();
  const toast = useToast();
  const assignStudents = useAssignStudents();
  const contracts = useContractChoice(student.contracts);
  const name = fullName(student);
  const { question, saveAsking } = useClashQuestion();
  return (
    <>
      <RecordDialog
        draft={{ form: 'student-contract', record: student.id, title: name, stored: noContract }}
        schema={studentContractSchema}
        save={({ contractId }) =>
          saveAsking(async (options) => {
            await assignStudents(contractId, [student.id], options);
            return true;
          })
        }
        onSaved={(_, { contractId }) =>
          toast.success(pair('contracts.assigned', { name, number: contracts.numberOf(contractId) }))
        }
        refused={stack('contracts.notAssigned')}
        title={stack('contracts.assignTitle', { name })}
        submitLabel={t('contracts.assign')}
        onClose={onClose}
      >
        {({ fields }) => (
          <>
            <LoadFailure of={contracts}>{stack('contracts.notLoaded')}</LoadFailure>
            <FormCombobox
              field={fields.contractId}
              label={t('contractField')}
              hint={stack('contracts.offered')}
              placeholder={plain('contracts.choose')}
              {...contracts.source}
            />
          </>
        )}
      </RecordDialog>
      {question}
    </>
  );
}

/** Page size per status (LIMIT-23, LIMIT-38). */
const pageSize = 2000;

/** Maximum number of search results. */
const found = 50;

/**
 * Returns the activated and pending contracts that a student can join. If one page does not contain all of them, typing
 * searches on the server (DECISION-32).
 */
function useContractChoice(own: readonly StudentContract[]) {
  const { plain } = contractStatusWords.useWords();
  const activated = useContracts({ status: 'activated', pageSize });
  const pending = useContracts({ status: 'pending', pageSize });
  const readContracts = useReadContracts();
  const typeText = useCourseTypeText();
  const pages = [activated, pending];
  // Keeps the numbers of all contracts found, because the next search replaces the results.
  const numbers = useRef(new Map<string, string>());

  const optionsOf = useCallback(
    (contracts: readonly Contract[]) => {
      const joined = new Set(own.map(({ id }) => id));
      return contracts
        .filter(({ id }) => !joined.has(id))
        .map(
          ({ id, number, status, company, language, courseType }): ComboboxOption => ({
            value: String(id),
            label: number,
            detail: [
              company?.name,
              language?.name,
              courseType && typeText(courseType),
              plain(`contractStatus.${status}`),
            ]
              .filter(Boolean)
              .join(' · '),
          }),
        );
    },
    [own, plain, typeText],
  );
  const options = useMemo(
    () => optionsOf([...(activated.data?.rows ?? []), ...(pending.data?.rows ?? [])]),
    [optionsOf, activated.data, pending.data],
  );
  const search = useCallback<ComboboxSearch>(
    async (typed, signal) => {
      const statuses: ContractStatus[] = ['activated', 'pending'];
      const answers = await Promise.all(
        statuses.map((status) => readContracts({ status, search: typed, pageSize: found }, signal)),
      );
      const matching = optionsOf(answers.flatMap(({ rows }) => rows));
      for (const { value, label } of matching) numbers.current.set(value, label);
      return {
        options: matching,
        total: answers.reduce((sum, { total }) => sum + total, 0),
      };
    },
    [readContracts, optionsOf],
  );

  const hasMore = pages.some(({ data }) => data !== undefined && data.total > data.rows.length);
  return {
    source: hasMore ? { search, known: options } : { options, loading: pages.some((page) => page.isLoading) },
    error: pages.find(({ data, error }) => error && !data)?.error,
    retry: () => Promise.all(pages.filter(({ data, error }) => error && !data).map((page) => page.retry())),
    /** Returns the number of a listed contract. */
    numberOf: (id: number) =>
      options.find(({ value }) => value === String(id))?.label ?? numbers.current.get(String(id)) ?? '',
  };
}
