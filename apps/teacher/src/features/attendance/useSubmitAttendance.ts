import { ApiError, useLessons, useRecordLesson } from '@portal/api-client';
import { type AttendanceFormValues, type LessonWarning, lessonWarnings } from '@portal/domain';
import { localDay, usePortal, useToast } from '@portal/shell';
import { useRef, useState } from 'react';
import { copy } from '../../copy';
import { useLessonKey } from './useLessonKey';

/** A lesson whose date is odd, waiting for a yes (decision 16). */
export type Question = { values: AttendanceFormValues; warnings: readonly LessonWarning[] };

/** The way of a lesson to the server: asked about, under way, refused, recorded. */
export function useSubmitAttendance(contractId: number | null, onRecorded: () => void) {
  const lessons = useLessons(contractId);
  const recordLesson = useRecordLesson();
  const { keyFor, forget } = useLessonKey();
  const toast = useToast();
  const { toasts } = usePortal();
  const { halves } = copy.useWords();
  const [question, setQuestion] = useState<Question | null>(null);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [sending, setSending] = useState(false);
  // State changes after the next render; a second tap can come before it.
  const underWay = useRef(false);

  async function send(values: AttendanceFormValues) {
    if (underWay.current) return;
    underWay.current = true;
    setSending(true);
    setFailure(null);
    // What was said about the attempt before is no longer so.
    for (const { id, tone } of toasts.list()) if (tone === 'critical') toasts.dismiss(id);
    try {
      await recordLesson(values, keyFor(values));
      forget();
      toast.success(halves('attendance.succeeded'));
      onRecorded();
    } catch (error) {
      setFailure(error instanceof ApiError ? error : new ApiError({ code: 'server', cause: error }));
      toast.danger(halves('attendance.failed'));
      // The answer may be what was lost: the next attempt then finds the lesson on that day and asks.
      lessons.retry();
    } finally {
      underWay.current = false;
      setSending(false);
      setQuestion(null);
    }
  }

  return {
    lessons: lessons.data?.rows,
    /** The lessons of the contract are still being read: nobody knows yet whether the day is taken. */
    isChecking: lessons.isLoading && !lessons.error,
    sending,
    failure,
    question,
    /** Sends the lesson, or asks first when its date is odd. */
    submit(values: AttendanceFormValues) {
      const warnings = lessonWarnings(lessons.data?.rows ?? [], values.date, localDay());
      if (warnings.length > 0) setQuestion({ values, warnings });
      else void send(values);
    },
    confirm: () => question && void send(question.values),
    cancel: () => setQuestion(null),
  };
}
