import { useContractStudents, useJoinableStudents } from '@portal/api-client';
import { byLastName, type Contract, canChangePeople, fullName } from '@portal/domain';
import { RefusedBanner, useSearch } from '@portal/records';
import { FailureReason, UnsavedWorkBanner } from '@portal/shell';
import {
  Badge,
  Banner,
  Button,
  Dialog,
  Heading,
  type PickItem,
  PickList,
  SearchField,
  Skeleton,
  VisuallyHidden,
} from '@portal/ui';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { copy } from '../../../copy';
import { useOutcomeToast } from '../../../parts/useOutcomeToast';
import * as styles from './side.css';
import type { PickedStudent } from './student-changes';
import type { StudentManagement, StudentsRefused } from './useManageStudents';

export interface ManageStudentsDialogProps {
  contract: Contract;
  /** The picked students; held by the page, so that closing the dialog loses nothing. */
  management: StudentManagement;
  onClose: () => void;
}

/** Adds students to a contract and removes some, in one batch each (CON-SIDE-09, CON-SIDE-13, CON-SIDE-16 to CON-SIDE-20). */
export function ManageStudentsDialog({ contract, management, onClose }: ManageStudentsDialogProps) {
  const { t, stack } = copy.useWords();
  const { succeeded } = useOutcomeToast();
  const { changes, hasChanges, work, busy, question, refusal, discard, save } = management;
  const isClosed = !canChangePeople('manageStudents', contract.status);

  const saveAll = async () => {
    if (!(await save())) return;
    succeeded('toast.updated', undefined, { done: 'toast.studentsChanged' });
    onClose();
  };

  return (
    <Dialog
      open
      size="large"
      onClose={onClose}
      busy={busy}
      title={stack('people.manage')}
      actions={
        <>
          <div role="status" className={styles.pending}>
            {changes.joining.length > 0 && (
              <Badge tone="positive">{t('people.pendingJoin', { count: changes.joining.length })}</Badge>
            )}
            {changes.leaving.length > 0 && (
              <Badge tone="caution">{t('people.pendingLeave', { count: changes.leaving.length })}</Badge>
            )}
          </div>
          <Button
            aria-disabled={busy || undefined}
            onClick={() => {
              if (busy) return;
              discard();
              onClose();
            }}
          >
            {t('cancel')}
          </Button>
          <Button
            variant="primary"
            busy={busy}
            blockedReason={
              isClosed
                ? stack('people.closedContract')
                : !hasChanges && !busy && stack('people.nothingToSave')
            }
            onClick={saveAll}
          >
            {t('save')}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        {!isClosed && <UnsavedWorkBanner work={work} />}
        {isClosed && <Banner tone="info">{stack('people.closedContract')}</Banner>}
        {refusal && <Refusal {...refusal} />}
        {question}
        <div className={styles.columns}>
          <Members contract={contract} management={management} readOnly={isClosed || busy} />
          <Others contract={contract} management={management} readOnly={isClosed || busy} />
        </div>
      </div>
    </Dialog>
  );
}

interface ListProps extends Pick<ManageStudentsDialogProps, 'contract' | 'management'> {
  readOnly: boolean;
}

/** The students of the contract, preceded by those to be added. */
function Members({ contract, management, readOnly }: ListProps) {
  const { t, stack } = copy.useWords();
  const titleId = useId();
  const members = useContractStudents(contract.id);
  const { changes, pick } = management;
  const rows = members.data?.rows;
  const details = useStudentDetails();
  const items = useMemo(() => {
    const leaving = new Set(changes.leaving.map(({ id }) => id));
    const known = new Set(rows?.map(({ id }) => id));
    return [
      ...changes.joining
        .filter(({ id }) => !known.has(id))
        .map((student) => ({
          ...details(student),
          picked: true,
          note: <Badge tone="positive">{t('people.toAdd')}</Badge>,
        })),
      ...byLastName(rows ?? []).map((student) => ({
        ...details(student),
        picked: !leaving.has(student.id),
        note: leaving.has(student.id) && <Badge tone="caution">{t('people.toRemove')}</Badge>,
      })),
    ];
  }, [rows, changes, details, t]);
  const isOf = (id: number) => (student: PickedStudent) => student.id === id;

  return (
    <section className={styles.column} aria-labelledby={titleId}>
      <Heading level={3} id={titleId}>
        {stack('people.inContract')}
      </Heading>
      <Listed query={members} count={items.length} empty={stack('people.noneInContract')}>
        <PickList
          aria-labelledby={titleId}
          items={items}
          total={(members.data?.total ?? 0) + items.length - (rows?.length ?? 0)}
          readOnly={readOnly}
          onPick={(id, wanted) => {
            const member = rows?.find(isOf(id));
            const student = member ?? changes.joining.find(isOf(id));
            if (student) pick(student, { isMember: member !== undefined, wanted });
          }}
        />
      </Listed>
    </section>
  );
}

/** All other students, searched by a part of the name: from 4 letters on, or on Enter (DECISION-26). */
function Others({ contract, management, readOnly }: ListProps) {
  const { t, stack, plain } = copy.useWords();
  const titleId = useId();
  const [applied, setApplied] = useState('');
  const search = useSearch(applied, setApplied);
  const others = useJoinableStudents(contract.id, applied);
  const { changes, pick } = management;
  const rows = others.data?.rows;
  const details = useStudentDetails();
  const items = useMemo(() => {
    const joining = new Set(changes.joining.map(({ id }) => id));
    return byLastName(rows ?? []).map((student) => ({
      ...details(student),
      picked: joining.has(student.id),
    }));
  }, [rows, changes, details]);
  const typed = search.text.trim();
  const found = others.data?.total ?? 0;

  return (
    <section className={styles.column} aria-labelledby={titleId}>
      <Heading level={3} id={titleId}>
        {stack('people.others')}
      </Heading>
      <SearchField
        label={t('people.search')}
        hideLabel
        placeholder={plain('people.search')}
        value={search.text}
        onValueChange={search.type}
        onForce={search.submit}
        clearLabel={t('clearSearch')}
        hint={typed !== applied && typed.length < 4 ? stack('people.searchRule') : undefined}
      />
      <Listed
        query={others}
        count={items.length}
        empty={applied ? stack('people.noMatch', { text: applied }) : stack('people.noOthers')}
      >
        <PickList
          aria-labelledby={titleId}
          items={items}
          total={found}
          stale={others.isValidating}
          readOnly={readOnly}
          onPick={(id, wanted) => {
            const student = rows?.find((other) => other.id === id);
            if (student) pick(student, { isMember: false, wanted });
          }}
        />
        {rows && found > rows.length && (
          <p className={styles.quiet}>{stack('moreFound', { shown: rows.length, found })}</p>
        )}
      </Listed>
    </section>
  );
}

interface ListedProps {
  query: Pick<ReturnType<typeof useContractStudents>, 'data' | 'error' | 'retry'>;
  count: number;
  empty: ReactNode;
  children: ReactNode;
}

/** A list, or the reason why it is empty. */
function Listed({ query, count, empty, children }: ListedProps) {
  const { t, stack } = copy.useWords();
  if (query.error) {
    return (
      <RefusedBanner error={query.error} onRetry={query.retry}>
        {stack('people.studentsFailed')}
      </RefusedBanner>
    );
  }
  if (!query.data) {
    return (
      <div>
        <VisuallyHidden role="status">{t('loadingStudents')}</VisuallyHidden>
        <Skeleton lines={6} height="1.4em" />
      </div>
    );
  }
  return count === 0 ? <p className={styles.quiet}>{empty}</p> : children;
}

/** Returns the secondary text of a student: the company, or "Imported" (CON-SIDE-18). */
function useStudentDetails() {
  const { t } = copy.useWords();
  return useMemo(() => {
    const imported = t('people.imported');
    return (student: PickedStudent): Pick<PickItem, 'id' | 'label' | 'detail'> => ({
      id: student.id,
      label: fullName(student),
      detail: student.company?.name ?? imported,
    });
  }, [t]);
}

/** Names the students who were saved and those who were not (DECISION-23). */
function Refusal({ done, refused, error }: StudentsRefused) {
  const { stack, plain } = copy.useWords();
  const names = (students: readonly PickedStudent[]) => {
    const few = students.slice(0, maxNames).map(fullName).join(', ');
    const count = students.length - maxNames;
    return count > 0 ? plain('andMore', { names: few, count }) : few;
  };
  const summary = [
    ['added', done.joining],
    ['removed', done.leaving],
    ['notAdded', refused.joining],
    ['notRemoved', refused.leaving],
  ] as const;
  const text = (
    <>
      {summary.map(
        ([word, students]) =>
          students.length > 0 && <div key={word}>{stack(`people.${word}`, { names: names(students) })}</div>,
      )}
      <div>{stack('people.studentsKept')}</div>
    </>
  );
  const unknown = (
    <>
      {text}
      <FailureReason error={error} />
    </>
  );
  return (
    <RefusedBanner error={error} unknown={unknown}>
      {text}
    </RefusedBanner>
  );
}

const maxNames = 5;
