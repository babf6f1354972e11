import type { PlannedClass } from '@portal/api-client/openapi';
import { expect } from 'vitest';
import { accounts } from '../../../samples/index.ts';
import { type Sender, startServer } from '../startServer.ts';
import { ledgerNotice } from './LedgerCalls.ts';

/** An office with its teachers, the private link of a student, and a contract without any events yet. */
export interface LedgerOffice extends Awaited<ReturnType<typeof startLedgerOffice>> {}

/** A contract of five hours in 500 classes, so that it is never full and its hours are soon used up. */
const contractOfLedger = {
  hours_per_class: 0.01,
  number_of_classes: 500,
  ends_on: '2026-12-31',
  expires_on: null,
} as const;
export const contractedMinutes = 300;

/** The records of the office that the tests use: a contract, its teachers, and its first student. */
export interface LedgerCast {
  contract: number;
  teacherIds: readonly number[];
}

/** Starts a portal that can be reset, so that every sequence of events starts with a contract without records. */
export async function startLedgerOffice({ contract, teacherIds }: LedgerCast) {
  const server = await startServer();
  const { db } = server;
  const admin = await server.signIn();
  const teachers = new Map<number, Sender>();
  const calendars = new Map<number, string>();
  for (const id of teacherIds) {
    const { email } = await db
      .selectFrom('teachers as t')
      .innerJoin('users as u', 'u.id', 't.user_id')
      .select('u.email')
      .where('t.id', '=', id)
      .executeTakeFirstOrThrow();
    const teacher = await server.signIn(email);
    teachers.set(id, teacher);
    calendars.set(id, (await teacher.send('POST', 'calendar/address')).body.data.token);
  }
  const student = await server.openLink('student', accounts.student.token);
  const { company_id, course_type_id } = await db
    .selectFrom('contracts')
    .select(['company_id', 'course_type_id'])
    .where('id', '=', contract)
    .executeTakeFirstOrThrow();
  const reported = await db
    .selectFrom('reports')
    .select('student_id')
    .where('contract_id', '=', contract)
    .distinct()
    .execute();
  const reportedIds = reported.map(({ student_id }) => student_id);

  /** Removes all events, plans the classes of these weekly times, and returns their ids in order. */
  const begin = async (plan: object): Promise<number[]> => {
    for (const table of [
      'statements',
      'absences',
      'lesson_details',
      'lessons',
      'class_plans',
      'planned_classes',
      'closed_days',
    ] as const)
      await db.deleteFrom(table).execute();
    for (const table of ['enrolments', 'previous_teachers'] as const)
      await db.deleteFrom(table).where('contract_id', '=', contract).execute();
    await db.deleteFrom('teacher_rates').where('teacher_id', 'in', teacherIds).execute();
    await db
      .updateTable('contracts')
      .set({
        status_id: 2,
        teacher_id: teacherIds[0] ?? 0,
        ...contractOfLedger,
        invoice: null,
      })
      .where('id', '=', contract)
      .execute();
    const rule = {
      single: { ...ledgerNotice, late: { paid: 1, billed: 1, counted: 0 } },
      group: { ...ledgerNotice, late: { paid: 0, billed: 1, counted: 1 } },
    };
    const ruled = await admin.send('PUT', `cancellationRule/${contract}`, { body: { rule } });
    expect([ruled.status, ruled.body]).toEqual([200, { data: rule }]);
    const { status, body } = await admin.send('PUT', `plans/${contract}`, { body: plan });
    expect([status, body]).toEqual([200, expect.anything()]);
    return (body.classes as PlannedClass[]).map(({ id }) => id);
  };
  return {
    ...server,
    contract,
    admin,
    teachers,
    calendars,
    student,
    reportedIds,
    company_id,
    course_type_id,
    begin,
  };
}
