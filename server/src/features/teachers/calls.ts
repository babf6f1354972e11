import { sql } from 'kysely';
import { invite } from '../../mail/accounts/invitation.ts';
import { mailRecordChange } from '../../mail/accounts/mailAccountChange.ts';
import { type Handlers, userIdOf } from '../../openapi/call.ts';
import { endPasswordLinks } from '../../sessions/password-links.ts';
import { endAccessOfUser } from '../../sessions/Sessions.ts';
import { refuseWrongEmail } from '../email-address.ts';
import { lockAdministrators, refuseLastAdministrator } from '../last-administrator.ts';
import { equals, matches, pageOf } from '../lists.ts';
import { recordOf, updateAndRead, updateRecord } from '../records.ts';
import { type TeacherRow, teacherAnswer } from './answers.ts';
import { addTeacher, detailsOf, listsOf, personOf } from './changes.ts';
import { importTeachers } from './import.ts';
import {
  listStatuses,
  lockTeacher,
  teacherColumns,
  teacherRow,
  teacherSelect,
  teacherTables,
  writeLists,
} from './queries.ts';
import { teacherRates } from './rate-calls.ts';

const hasContract = sql`exists (select from contracts c where c.teacher_id = t.id)`;

/** The calls about teachers. */
export const teachers = {
  listTeachers: ({ query, db, today }) =>
    pageOf<TeacherRow, ReturnType<typeof teacherAnswer>>(
      db,
      {
        from: teacherTables,
        id: sql`t.id`,
        where: [
          equals(sql`t.id`, query.id),
          query.language === undefined
            ? undefined
            : sql`exists (select from teacher_languages tl
                where tl.teacher_id = t.id and tl.language_id = ${query.language})`,
          query.userStatus === undefined ? undefined : listStatuses[query.userStatus],
          query.teacherAssigned === undefined
            ? undefined
            : query.teacherAssigned
              ? hasContract
              : sql`not ${hasContract}`,
          matches(query.teacherName, sql`u.name_folded`, sql`u.last_name_folded`),
        ],
        columns: teacherColumns,
        usual: ['last_name', 'ASC'],
        select: teacherSelect(today),
        joins: sql`join teachers t on t.id = page.id join users u on u.id = t.user_id`,
      },
      { ...query, orderBy: query.orderBy ?? query.sort },
      teacherAnswer,
    ),

  /** Also creates the user, who stays inactive until the invitation is accepted (DOMAIN-47, OPEN-02). */
  async createTeacher(call) {
    const { body, db, today } = call;
    await refuseWrongEmail(call, 'users', body.teacher.email);
    const id = await addTeacher(db, body.teacher, await listsOf(db, body), today);
    const data = teacherAnswer(await teacherRow(db, id, today));
    return { message: 'Teacher was created successfully', data };
  },

  async updateTeacher(call) {
    const { body, caller, db, now, today } = call;
    const { teacher, user } = await lockTeacher(db, body.teacher.id);
    if (body.teacher.email !== undefined) {
      await refuseWrongEmail(call, 'users', body.teacher.email, user.id);
    }
    const lists = await listsOf(db, body, teacher.id);
    const person = { name: user.name, ...personOf(body.teacher) };
    const changed = await updateAndRead(db, 'users', user.id, person);
    // The reader of the former address may have received a password link.
    if (person.email !== undefined && person.email !== user.email) await endPasswordLinks(db, user.id);
    await updateRecord(db, 'teachers', teacher.id, { user_id: user.id, ...detailsOf(body.teacher) });
    await writeLists(db, teacher.id, lists, today);
    await mailRecordChange(db, user, changed, { by: userIdOf(caller), now });
    return {
      message: 'Teacher was updated successfully',
      data: teacherAnswer(await teacherRow(db, teacher.id, today)),
    };
  },

  /** A restored teacher who has never set a password must be invited, as before (OPEN-61). */
  async updateTeacherStatus(call) {
    const { body, caller, db, now, today } = call;
    if (body.status === 0) await lockAdministrators(db);
    const { teacher, user } = await lockTeacher(db, body.id);
    if (body.status === 0) {
      await refuseLastAdministrator(db, user);
      // A password link would reactivate the archived person.
      await endPasswordLinks(db, user.id);
      await endAccessOfUser(db, user.id, now);
    }
    const changed = await updateAndRead(db, 'users', user.id, { status: body.status });
    await mailRecordChange(db, user, changed, { by: userIdOf(caller), now });
    const user_status = body.status === 0 ? 0 : user.password === null && user.login_at === null ? null : 3;
    await updateRecord(db, 'teachers', teacher.id, { user_status });
    return {
      message: 'Teacher was updated successfully',
      data: teacherAnswer(await teacherRow(db, teacher.id, today)),
    };
  },

  async inviteTeacher(call) {
    const { body, db, today } = call;
    const teacher = await recordOf(db, 'teachers', body.id);
    await invite(db, await recordOf(db, 'users', teacher.user_id, { isLocked: true }), call);
    return { message: 'Invitation was sent', data: teacherAnswer(await teacherRow(db, teacher.id, today)) };
  },

  async verifyTeacherEmail(call) {
    await refuseWrongEmail(call, 'users', call.body.email);
    return { message: 'Email available' };
  },

  importTeachers,

  ...teacherRates,
} satisfies Handlers;
