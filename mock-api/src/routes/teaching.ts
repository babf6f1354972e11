import type {
  AssignTeacherData,
  AssignTeacherResponses,
  ChangeTeacherData,
  ChangeTeacherResponses,
  RequestProgressReportData,
  RequestProgressReportResponses,
} from '@portal/api-client/treaty';
import { wholeCourseAnswer } from '../answers/contracts.ts';
import type { Handler } from '../http/call.ts';
import { badField, Refusal } from '../http/Refusal.ts';
import type { Store } from '../store/Store.ts';
import { refuseArchived } from './access.ts';
import { recordOf } from './records.ts';

/** The contract keeps its teacher unless one says why the other leaves: that is what `teacher/change` is for. */
const assignTeacher: Handler<AssignTeacherData, AssignTeacherResponses> = ({ body, store, now }) => {
  const contract = recordOf(store, 'contracts', body.courseId);
  refuseArchived(contract);
  refuseUnknownTeacher(store, body.teacherId);
  if (contract.teacherId !== null && contract.teacherId !== body.teacherId) {
    throw new Refusal('conflict', 'The contract has a teacher', { courseId: ['has a teacher already'] });
  }
  const change = { teacherId: body.teacherId, updatedAt: now.toISOString() };
  const saved = store.update('contracts', contract, change);
  return { message: 'Teacher was assigned successfully', data: wholeCourseAnswer(store, saved) };
};

const changeTeacher: Handler<ChangeTeacherData, ChangeTeacherResponses> = ({ body, store, now }) => {
  const contract = recordOf(store, 'contracts', body.courseId);
  refuseArchived(contract);
  if (contract.statusId === 3) throw badField('courseId', 'is done');
  refuseUnknownTeacher(store, body.teacherId);
  if (contract.teacherId === null) throw badField('courseId', 'has no teacher');
  if (contract.teacherId === body.teacherId) throw badField('teacherId', 'teaches the contract already');
  const former = { teacherId: contract.teacherId, hoursDone: body.hoursDone, motive: body.removeMotive };
  const saved = store.update('contracts', contract, {
    teacherId: body.teacherId,
    previousTeachers: [...contract.previousTeachers, former],
    updatedAt: now.toISOString(),
  });
  return { message: 'Teacher was changed successfully', data: wholeCourseAnswer(store, saved) };
};

const requestProgressReport: Handler<RequestProgressReportData, RequestProgressReportResponses> = ({
  body,
  store,
  now,
}) => {
  const contract = recordOf(store, 'contracts', body.courseId);
  refuseArchived(contract);
  const user = store.get('users', store.get('teachers', contract.teacherId)?.userId);
  if (!user) throw badField('courseId', 'has no teacher');
  store.insert('mails', {
    to: user.email,
    subject: `Rapports de progrès demandés - Progress reports requested: ${contract.number}`,
    text: `Bonjour ${user.name}, merci de remettre les rapports de progrès du contrat ${contract.number}. - Hello ${user.name}, please submit the progress reports of contract ${contract.number}.`,
    link: `/teacher-view/course/${contract.id}`,
    sentAt: now.toISOString(),
  });
  return { message: 'Progress Report Request was sent Successfully.' };
};

function refuseUnknownTeacher(store: Store, teacherId: number): void {
  if (!store.get('teachers', teacherId)) throw badField('teacherId', 'does not exist');
}

/** The calls about who teaches a contract. */
export const teaching = {
  assignTeacher,
  changeTeacher,
  requestProgressReport,
};
