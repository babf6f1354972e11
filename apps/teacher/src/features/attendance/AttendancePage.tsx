import { useContracts, useKnowsExtensions } from '@portal/api-client';
import type { SignedInUser } from '@portal/domain';
import { PageLayout, useSession } from '@portal/shell';
import { EmptyState, PageState } from '@portal/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pageCopy } from '../../copy/pages';
import { QueryState } from '../../parts/QueryState';
import { AttendanceForm } from './AttendanceForm';
import { AttendanceHead } from './AttendanceHead';
import { plannedStart } from './attendance-draft';
import { NextMissingClass } from './NextMissingClass';

/** `teacher.views.attendance`: submits the attendance of a class (PORTAL-ATT-01). */
export function AttendancePage() {
  const { user } = useSession();
  return user && <Attendance user={user} />;
}

function Attendance({ user }: { user: SignedInUser }) {
  // CONFLICT-37, LIMIT-45: activated contracts of this user, 100 on one page.
  const contracts = useContracts({ status: 'activated', teacherUserId: user.id, page: 1, pageSize: 100 });
  const knowsExtensions = useKnowsExtensions();
  const [search, setSearch] = useSearchParams();
  const { t, stack } = pageCopy.useWords();
  const classId = search.get('class');
  // The class in the URL at first; a submitted class is removed from the URL.
  const [firstClassId] = useState(classId);
  const [lastClassId, setLastClassId] = useState(classId);
  if (classId !== null && classId !== lastClassId) setLastClassId(classId);
  if (knowsExtensions && contracts.data && contracts.data.rows.length > 0) {
    const contract = search.get('contract');
    return (
      <AttendanceForm
        // Each class has its own form; unsaved input of the previous form is offered there again.
        key={lastClassId}
        contracts={contracts.data.rows}
        requested={contract}
        planned={plannedStart(search)}
        // The next form must not be for the same class.
        onStored={() => classId !== null && setSearch(contract ? { contract } : {}, { replace: true })}
        // Whether this form follows one that was opened from the home page, which lists the classes without attendance.
        isFollowUp={lastClassId !== firstClassId}
        next={classId === null && lastClassId !== null && <NextMissingClass />}
      />
    );
  }
  return (
    <PageLayout width="narrow">
      <AttendanceHead />
      {contracts.data?.rows.length === 0 ? (
        <EmptyState title={stack('attendance.none')} text={stack('attendance.noneText')} />
      ) : contracts.error ? (
        <QueryState own error={contracts.error} retry={contracts.retry} />
      ) : (
        <PageState kind="loading" title={t('attendance.loading')} />
      )}
    </PageLayout>
  );
}
