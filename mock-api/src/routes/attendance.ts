import type {
  AddAttendanceData,
  AddAttendanceResponses,
  AttendanceInput,
  DeleteAttendanceData,
  DeleteAttendanceResponses,
  ListAttendanceData,
  ListAttendanceResponses,
  UpdateAttendanceData,
  UpdateAttendanceResponses,
} from '@portal/api-client/treaty';
import { type AttendanceChange, completeAfter } from '@portal/domain';
import { attendanceAnswer, countingLessons } from '../answers/contracts.ts';
import type { Handler } from '../http/call.ts';
import { badField, Refusal } from '../http/Refusal.ts';
import type { Store } from '../store/Store.ts';
import type { ContractRow, LessonRow } from '../store/tables.ts';
import { contractFor, reachesReport, writableContractFor } from './access.ts';
import { paged } from './listing.ts';

const listAttendance: Handler<ListAttendanceData, ListAttendanceResponses> = ({ query, caller, store }) => {
  const contract = contractFor(store, caller, query.courseId);
  const lessons = store
    .by('lessonsByContract', contract.id)
    .filter((lesson) => lesson.status === 1 || caller.role === 'ROLE_ADMIN')
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : a.id - b.id));
  return paged(lessons, query, (lesson) =>
    attendanceAnswer(store, lesson, (studentId) =>
      reachesReport(store, caller, { studentId, contractId: contract.id }),
    ),
  );
};

const addAttendance: Handler<AddAttendanceData, AddAttendanceResponses> = (call) => {
  const { body, caller, store } = call;
  const contract = writableContractFor(store, caller, body.courses_id);
  complete(store, contract, 'lesson-added');
  const lesson = store.insert('lessons', { ...lessonOf(store, contract, body), status: 1 });
  return { message: 'Attendance updated Successfully.', data: attendanceAnswer(store, lesson) };
};

const updateAttendance: Handler<UpdateAttendanceData, UpdateAttendanceResponses> = ({
  path,
  body,
  caller,
  store,
}) => {
  const lesson = store.get('lessons', path.id);
  if (!lesson) throw new Refusal('not-found');
  const contract = writableContractFor(store, caller, lesson.contractId);
  if (body.courses_id !== lesson.contractId)
    throw badField('courses_id', 'is not the contract of this record');
  const status = body.status ?? lesson.status;
  if (status !== lesson.status) complete(store, contract, status === 1 ? 'lesson-added' : 'lesson-deleted');
  const saved = store.update('lessons', lesson, {
    ...lessonOf(store, contract, body, lesson.absentStudentIds),
    status,
  });
  return { message: 'Attendance updated Successfully.', data: attendanceAnswer(store, saved) };
};

/** Deleting keeps the record with status 0 (OPEN-51). */
const deleteAttendance: Handler<DeleteAttendanceData, DeleteAttendanceResponses> = ({
  path,
  caller,
  store,
}) => {
  const lesson = store.get('lessons', path.id);
  if (!lesson) throw new Refusal('not-found');
  const contract = writableContractFor(store, caller, lesson.contractId);
  if (lesson.status === 1) {
    complete(store, contract, 'lesson-deleted');
    store.update('lessons', lesson, { status: 0 });
  }
  return { message: 'Attendance was deleted' };
};

/** What a request says about a lesson; throws a refusal when somebody absent is not in the class and was not when it was recorded. */
function lessonOf(
  store: Store,
  contract: ContractRow,
  input: AttendanceInput,
  absentBefore: readonly number[] = [],
): Omit<LessonRow, 'id' | 'status'> {
  const enrolled = store.by('enrolmentsByContract', contract.id).map(({ studentId }) => studentId);
  const members = new Set([...enrolled, ...absentBefore]);
  if (!input.absent_student_ids.every((id) => members.has(id))) {
    throw badField('absent_student_ids', 'must be students of the contract');
  }
  return {
    contractId: contract.id,
    date: input.date_class,
    minutes: input.total_hours,
    absentStudentIds: [...new Set(input.absent_student_ids)],
  };
}

/** Called before the change: the rule starts from what was recorded until then (decision 16). */
function complete(store: Store, contract: ContractRow, change: AttendanceChange): void {
  const recorded = countingLessons(store, contract.id).length;
  const isComplete = contract.attendanceComplete === 1;
  const after = completeAfter(change, { complete: isComplete, recorded, total: contract.numberOfClasses });
  if (after !== isComplete) store.update('contracts', contract, { attendanceComplete: after ? 1 : 0 });
}

/** The calls about attendance records. */
export const attendance = {
  listAttendance,
  addAttendance,
  updateAttendance,
  deleteAttendance,
};
