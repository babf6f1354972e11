import {
  isUnanswered,
  useApproveStatement,
  useExportStatements,
  useRemindOfStatements,
  useUnapproveStatement,
} from '@portal/api-client';
import { type CalendarMonth, fullName, hoursOf, type Statement, type TeacherMonth } from '@portal/domain';
import { useToast } from '@portal/shell';
import { useBusy } from '@portal/ui';
import { useCallback } from 'react';
import { useOutcomeToast } from '../../../parts/useOutcomeToast';
import { hoursListWords } from './hours-list-words';

/** The office's actions on teachers' months. Each shows a toast with its result. */
export interface MonthChanges {
  /** Whether a change is running; others are ignored until it ends. */
  busy: boolean;
  approve: (month: TeacherMonth) => Promise<unknown>;
  approveBulk: (months: readonly TeacherMonth[]) => Promise<unknown>;
  markExported: (months: readonly TeacherMonth[]) => Promise<unknown>;
  remind: (month: TeacherMonth) => Promise<unknown>;
}

/** Changes months from the list. `onStale` reloads the list after a rejection, because it may be out of date. */
export function useMonthChanges(month: CalendarMonth, onStale: () => Promise<unknown>): MonthChanges {
  const { pair } = hoursListWords.useWords();
  const toast = useToast();
  const outcome = useOutcomeToast();
  const approveStatement = useApproveStatement();
  const unapproveStatement = useUnapproveStatement();
  const exportStatements = useExportStatements();
  const remindOf = useRemindOfStatements();
  const { busy, run: once } = useBusy();
  const approve = useCallback(
    (one: TeacherMonth) =>
      once(async () => {
        const { statement, minutes, amountCents } = one;
        if (!statement) return;
        const name = fullName(statement.teacher);
        const about = `statement ${statement.id}`;
        try {
          const saved = await approveStatement(statement, { minutes, amountCents });
          toast.success(pair('approved', { name, hours: hoursOf(minutes) }), {
            about,
            undo: () => unapproveStatement(saved),
          });
        } catch (error) {
          await onStale();
          toast.danger(pair('notApproved', { name }), { about, error });
        }
      }),
    [once, approveStatement, unapproveStatement, toast, pair, onStale],
  );
  const remind = useCallback(
    ({ id, teacher }: TeacherMonth) =>
      once(async () => {
        const about = `remind ${month}`;
        const name = teacher ? fullName(teacher) : '';
        try {
          const mailed = await remindOf(month, [id]);
          if (mailed.includes(id)) return toast.success(pair('reminded', { name }), { about });
          await onStale();
          toast.danger(pair('nobodyReminded', { name }), { about });
        } catch (error) {
          if (isUnanswered(error)) return outcome.failed('toast.mailUnanswered', undefined, { about });
          toast.danger(pair('notReminded'), { about });
        }
      }),
    [once, remindOf, month, toast, pair, outcome, onStale],
  );
  return {
    busy,
    approve,
    remind,
    approveBulk: (months) =>
      once(async () => {
        const failed: string[] = [];
        const saved: Statement[] = [];
        for (const { statement, minutes, amountCents } of months) {
          if (!statement) continue;
          try {
            saved.push(await approveStatement(statement, { minutes, amountCents }));
          } catch {
            failed.push(fullName(statement.teacher));
          }
        }
        const undo = async () => {
          for (const one of saved) await unapproveStatement(one);
        };
        if (saved.length > 0) toast.success(pair('severalApproved', { count: saved.length }), { undo });
        if (failed.length === 0) return;
        await onStale();
        toast.danger(pair('severalFailed', { names: failed.join(', ') }), { about: 'approve several' });
      }),
    markExported: (months) =>
      once(async () => {
        try {
          const marked = await exportStatements(months.flatMap(({ statement }) => statement ?? []));
          toast.success(pair('exported', { count: marked.length }), { about: 'export' });
        } catch (error) {
          await onStale();
          toast.danger(pair('notExported'), { about: 'export', error });
        }
      }),
  };
}
