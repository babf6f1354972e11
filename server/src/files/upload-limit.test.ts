import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { accounts } from '../../samples/index.ts';
import { aForm } from '../testing/aForm.ts';
import { type Sender, startServer } from '../testing/startServer.ts';
import { testMoment } from '../testing/testMoment.ts';
import { untilLocked } from '../testing/untilLocked.ts';

const upload = (sender: Sender, name = 'a.pdf') =>
  sender.send('POST', 'files', { body: aForm('%PDF-1.7', name, { ref_type: 'undefined' }) });

describe('uploads', () => {
  it('of one user are limited within an hour, refused ones included', async () => {
    let now = testMoment;
    const server = await startServer({ now: () => now, attempts: { uploads: 3 }, accessSeconds: 7200 });
    const admin = await server.signIn();
    expect((await upload(admin)).status).toBe(200);
    now = new Date(now.getTime() + 60_000);
    expect((await upload(admin, 'a.exe')).status).toBe(400);
    expect((await upload(admin)).status).toBe(200);
    const before = await server.state();
    const refused = await upload(admin);
    expect([refused.status, refused.headers.get('Retry-After'), refused.body]).toEqual([
      429,
      String(3600 - 60),
      { message: 'Trop de téléversements - Too many uploads', code: 'too-many-requests' },
    ]);
    const sheet = aForm('x', 'a.xlsx');
    expect((await admin.send('POST', 'student/import', { body: sheet })).status).toBe(429);
    expect(await server.state()).toEqual(before);
    // Refused uploads do not extend the time limit.
    now = new Date(testMoment.getTime() + 3_600_000);
    expect((await upload(admin)).status).toBe(200);
    expect((await upload(admin)).status).toBe(429);
  });

  it('of all processes are counted together, those of another user apart', async () => {
    const one = await startServer({ attempts: { uploads: 2 } });
    const other = await startServer({ attempts: { uploads: 2 }, database: one.database });
    const admin = await one.signIn();
    expect((await upload(admin)).status).toBe(200);
    expect((await upload(await other.signIn())).status).toBe(200);
    expect((await upload(admin)).status).toBe(429);
    await one.db
      .updateTable('users')
      .set({ role: 'ROLE_ADMIN' })
      .where('email', '=', accounts.teacher.email)
      .execute();
    expect((await upload(await one.signIn(accounts.teacher.email))).status).toBe(200);
  });

  it('do not count when nobody may make them, and leave other calls alone', async () => {
    const server = await startServer({ attempts: { uploads: 1 } });
    const admin = await server.signIn();
    const teacher = await server.signIn(accounts.teacher.email);
    for (let count = 0; count < 3; count += 1) expect((await upload(teacher)).status).toBe(403);
    expect((await upload(server.anonymous)).status).toBe(401);
    expect((await upload(admin)).status).toBe(200);
    expect((await upload(admin)).status).toBe(429);
    expect((await admin.get('files?resourcesPerPage=1')).status).toBe(200);
    expect((await server.signIn()).get).toBeDefined();
  });

  it('at the same moment are not more than the limit', async () => {
    const server = await startServer({ attempts: { uploads: 2 } });
    const admin = await server.signIn();
    const answers = await Promise.all(Array.from({ length: 20 }, () => upload(admin)));
    const taken = answers.filter(({ status }) => status === 200).length;
    expect(taken).toBeGreaterThan(0);
    expect(taken).toBeLessThanOrEqual(2);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20 - taken);
  });

  it('are counted in the order in which they are stored, however long the first one takes', async () => {
    const server = await startServer({ attempts: { uploads: 1 } });
    const { db } = server;
    const admin = await server.signIn();
    // Other tests use the same database.
    onTestFinished(async () => {
      await sql`drop trigger gated on failed_attempts`.execute(db);
      await sql`drop function wait_at_gate`.execute(db);
      await sql`drop sequence arrivals`.execute(db);
      await sql`drop table gate`.execute(db);
    });
    // The trigger delays the first attempt until the table `gate` is unlocked.
    await sql`create table gate ()`.execute(db);
    await sql`create sequence arrivals`.execute(db);
    await sql`create function wait_at_gate() returns trigger language plpgsql as $$ begin
      if nextval('arrivals') = 1 then lock table gate in access share mode; end if;
      return new; end $$`.execute(db);
    await sql`create trigger gated before insert on failed_attempts
      for each row execute function wait_at_gate()`.execute(db);
    const gate = await db.startTransaction().execute();
    await sql`lock table gate`.execute(gate);
    const first = upload(admin);
    await untilLocked({ db });
    const second = upload(admin);
    await Promise.race([untilLocked({ db }, 2), second]);
    await gate.commit().execute();
    expect([(await first).status, (await second).status]).toEqual([200, 429]);
  });
});
