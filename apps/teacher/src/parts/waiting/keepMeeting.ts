import {
  type Api,
  isRefusal,
  readLessonsNow,
  sendMeetingDecisions,
  sendMeetingFile,
} from '@portal/api-client';
import { lessonsOfDay, type WaitingLesson, type WaitingMeeting } from '@portal/domain';

/**
 * Sends the file and the decisions of a meeting after its lesson is recorded; returns false if the server refuses them.
 * Repeating it changes nothing. Throws an `ApiError` if there is no answer.
 */
export async function keepMeeting(
  api: Api,
  { id, values }: Pick<WaitingLesson, 'id' | 'values'>,
  { name, content, decisions }: WaitingMeeting,
  timeout: number,
): Promise<boolean> {
  const { contractId, plannedClassId } = values;
  try {
    if (decisions.length > 0)
      await sendMeetingDecisions(api, contractId, decisions, `${id}-decisions`, timeout);
    const ofClass =
      plannedClassId === undefined
        ? { lessonId: await recordedId(api, values, timeout) }
        : { plannedClassId };
    const file = { content: new File([content], name), contractId, ...ofClass };
    await sendMeetingFile(api, file, `${id}-file`, timeout);
    return true;
  } catch (error) {
    if (isRefusal(error)) return false;
    throw error;
  }
}

/** The answer to a recorded lesson does not say its id: the newest one of the day is it. */
async function recordedId(api: Api, values: WaitingLesson['values'], timeout: number): Promise<number> {
  const ofDay = lessonsOfDay(await readLessonsNow(api, values.contractId, timeout), values);
  return Math.max(...ofDay.filter(({ minutes }) => minutes === values.minutes).map(({ id }) => id), 0);
}
