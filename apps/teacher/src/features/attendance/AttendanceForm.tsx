import { isRefusal } from '@portal/api-client';
import {
  attendanceBlockers,
  byLastName,
  type Contract,
  classLengths,
  contractedHours,
  minutesTaught,
} from '@portal/domain';
import { DateText } from '@portal/i18n';
import { localDay, PageLayout } from '@portal/shell';
import { Banner, Button, DateField, SegmentedControl, SelectField } from '@portal/ui';
import { vocabulary } from '@portal/views';
import { useId, useState } from 'react';
import { copy } from '../../copy';
import { form } from './AttendanceForm.css';
import { AttendanceHead } from './AttendanceHead';
import { lessonOf, newDraft, withContract, withPresence } from './attendance-draft';
import { HoursAfter } from './HoursAfter';
import { OddDateDialog } from './OddDateDialog';
import { Presence } from './Presence';
import { useSubmitAttendance } from './useSubmitAttendance';

export type AttendanceFormProps = {
  /** The activated contracts of the teacher (PORTAL-ATT-02). */
  contracts: readonly Contract[];
  /** The contract that the address asks for. */
  asked: string | null;
};

/** Clear of the bar under the thumb, which hides what appears at the end of a long form. */
const bringIntoView = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'center' });

/** Which class, when, how long, who was absent: at most five taps in a corridor (PORTAL-ATT-01 to PORTAL-ATT-10). */
export function AttendanceForm({ contracts, asked }: AttendanceFormProps) {
  const formId = useId();
  const isAskedOurs = contracts.some(({ id }) => String(id) === asked);
  const [onlyOne] = contracts.length === 1 ? contracts : [];
  const first = isAskedOurs ? (asked ?? '') : String(onlyOne?.id ?? '');
  const today = localDay();
  const [draft, setDraft] = useState(() => newDraft(first, today));
  const contract = contracts.find(({ id }) => String(id) === draft.contractId);
  const submission = useSubmitAttendance(contract?.id ?? null, () => setDraft(newDraft(first, today)));
  const { t, stack, plain } = copy.useWords();
  const words = vocabulary.useWords();
  const [blocker] = attendanceBlockers({ ...draft, contractId: contract ? draft.contractId : '' });

  return (
    <PageLayout
      width="narrow"
      highlighted={submission.sending}
      thumbBar={
        <Button
          type="submit"
          form={formId}
          variant="primary"
          size="action"
          busy={submission.sending || submission.isChecking}
          blockedReason={blocker && words.stack(`attendanceBlocker.${blocker}`)}
        >
          {submission.failure ? t('attendance.retry') : t('attendance.submit')}
        </Button>
      }
    >
      <AttendanceHead />
      {asked !== null && !isAskedOurs && <Banner tone="caution">{stack('attendance.notYours')}</Banner>}
      <form
        id={formId}
        className={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!blocker) submission.submit(lessonOf(draft));
        }}
      >
        <SelectField
          size="action"
          required
          label={t('attendance.contract')}
          placeholder={plain('attendance.chooseContract')}
          options={contracts.map(({ id, number, company }) => ({
            value: String(id),
            label: company ? `${number} · ${company.name}` : number,
          }))}
          value={draft.contractId}
          onChange={(event) => setDraft(withContract(draft, event.currentTarget.value))}
        />
        <DateField
          size="action"
          required
          label={t('attendance.date')}
          hint={
            draft.date && (
              <>
                <DateText value={draft.date} />
                {draft.date === today && <> · {t('attendance.today')}</>}
              </>
            )
          }
          value={draft.date}
          onChange={(event) => setDraft({ ...draft, date: event.currentTarget.value })}
        />
        <SegmentedControl
          look="chips"
          required
          label={t('attendance.length')}
          options={classLengths.map((minutes) => ({ value: String(minutes), label: minutes }))}
          value={draft.minutes}
          onValueChange={(minutes) => setDraft({ ...draft, minutes })}
        />
        {contract && (
          <Presence
            students={byLastName(contract.students)}
            allPresent={draft.allPresent}
            absentIds={draft.absentStudentIds}
            onAllPresent={(allPresent) => setDraft({ ...draft, allPresent })}
            onPresence={(studentId, present) => setDraft(withPresence(draft, studentId, present))}
          />
        )}
      </form>
      {contract && draft.minutes !== '' && (
        <HoursAfter
          minutesTaught={contract.minutesTaught ?? minutesTaught(submission.lessons ?? [])}
          minutes={Number(draft.minutes)}
          contracted={contractedHours(contract)}
        />
      )}
      {submission.failure && (
        <Banner ref={bringIntoView} tone="critical" title={stack('attendance.keptTitle')}>
          {isRefusal(submission.failure) && submission.failure.serverMessage && (
            <p>{submission.failure.serverMessage}</p>
          )}
          {stack(submission.failure.code === 'offline' ? 'attendance.keptOffline' : 'attendance.kept')}
        </Banner>
      )}
      <OddDateDialog
        question={submission.question}
        contractNumber={contract?.number ?? ''}
        busy={submission.sending}
        onConfirm={submission.confirm}
        onCancel={submission.cancel}
      />
    </PageLayout>
  );
}
