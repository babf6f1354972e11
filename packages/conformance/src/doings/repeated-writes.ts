import type { Course, Note, StoredFile } from '@portal/api-client/treaty';
import type { Answer } from '../Backend.ts';
import type { Request } from '../broken-requests.ts';
import { createCourse } from '../cases/courses.ts';
import { pdf } from '../cases/uploads.ts';
import { clock } from '../clock.ts';
import { brief, expect, type World } from '../World.ts';
import type { Doings } from './Doings.ts';

// What the extension `idempotency-keys` promises beyond an equal answer to each repeated call (OperationCheck).

/** The most often that a request is repeated while its outcome is unknown. */
const mostRepetitions = 30;

/** Sends a request with a key, and again with the same key while its outcome is unknown. */
async function untilKnown<T>(world: World, operationId: string, request: Request): Promise<Answer<T>> {
  for (let repetition = 0; ; repetition += 1) {
    const answer = await world.answer<T>('ROLE_ADMIN', operationId, request);
    const isUnknown = answer.status === 503 && Object(answer.body).code === 'outcome-unknown';
    if (!isUnknown || repetition === mostRepetitions) return answer;
    await clock.wait(Number(answer.headers.get('Retry-After') ?? 1));
  }
}

/** Sends a request twice at the same moment, on two connections. Returns the two equal answers as one. */
async function twiceAtOnce<T>(world: World, operationId: string, request: Request): Promise<T> {
  world.requiresExtension('idempotency-keys');
  const keyed = { ...request, headers: { ...request.headers, 'Idempotency-Key': world.newKey() } };
  const [one, other] = await Promise.all([
    untilKnown<T>(world, operationId, keyed),
    untilKnown<T>(world, operationId, keyed),
  ]);
  for (const { status, body } of [one, other]) expect(status === 200, `answered ${status}: ${brief(body)}`);
  expect(
    JSON.stringify(sorted(one.body)) === JSON.stringify(sorted(other.body)),
    `two requests with one key are answered ${brief(one.body)} and ${brief(other.body)}`,
  );
  return one.body;
}

/** The same value with the fields of each object in one order. */
export function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(fields.map(([name, field]) => [name, sorted(field)]));
}

/** Refuses the key of one request for another. */
async function refusesReuse(world: World, operationId: string, one: Request, other: Request): Promise<void> {
  world.requiresExtension('idempotency-keys');
  const headers = { 'Idempotency-Key': world.newKey() };
  await world.call('ROLE_ADMIN', operationId, { ...one, headers });
  const { status, body } = await world.answer<{ code?: string }>('ROLE_ADMIN', operationId, {
    ...other,
    headers,
  });
  expect(
    status === 422 && body.code === 'key-reused',
    `another request with the key is answered ${status}: ${brief(body)}`,
  );
}

const reuse = 'refuses the key of another request with 422';
const once = 'does once what comes twice at once with one key';

const note = (courseId: number, title: string) => ({ title, note_type: 'courses', ref_id: courseId });
const form = (world: World, file = pdf('api-check.pdf', 2000)) => ({
  ref_type: 'undefined',
  file_title: world.newName(),
  file,
});
const location = (id: number, place: string) => ({ course: { id }, course_details: { location: place } });

async function newFile(world: World): Promise<number> {
  const { data } = await world.call<{ data: StoredFile }>('ROLE_ADMIN', 'uploadFile', { form: form(world) });
  return data.id;
}

/** Checks of keys on different kinds of writes. */
export const repeatedWriteDoings: Doings = {
  createNote: {
    [once]: async (world) => {
      const body = note(await createCourse(world), world.newName());
      await twiceAtOnce(world, 'createNote', { body });
      const query = { refId: body.ref_id, noteType: body.note_type };
      const { data } = await world.call<{ data: Note[] }>('ROLE_ADMIN', 'listNotes', { query });
      const { length } = data.filter(({ title }) => title === body.title);
      expect(length === 1, `${length} notes were added`);
    },
    [reuse]: async (world) => {
      const courseId = await createCourse(world);
      const [one, other] = [note(courseId, world.newName()), note(courseId, world.newName())];
      await refusesReuse(world, 'createNote', { body: one }, { body: other });
    },
  },
  uploadFile: {
    [once]: async (world) => {
      const sent = form(world);
      await twiceAtOnce(world, 'uploadFile', { form: sent });
      const query = { search: sent.file_title };
      const { total } = await world.call<{ total: number }>('ROLE_ADMIN', 'listFiles', { query });
      expect(total === 1, `${total} files were stored`);
    },
    [reuse]: async (world) => {
      const sent = form(world);
      const other = { ...sent, file: pdf('api-check.pdf', 2001) };
      await refusesReuse(world, 'uploadFile', { form: sent }, { form: other });
    },
  },
  updateCourse: {
    [once]: async (world) => {
      const id = await createCourse(world);
      const read = () =>
        world.answer<{ data: Course[] }>('ROLE_ADMIN', 'listCourses', { query: { courseId: id } });
      const version = (await read()).headers.get('ETag');
      // Without a version, both may be carried out, and nobody sees a difference.
      const headers: Record<string, string> = version === null ? {} : { 'If-Match': version };
      await twiceAtOnce(world, 'updateCourse', { body: location(id, world.newName()), headers });
    },
    [reuse]: async (world) => {
      const [one, other] = [await createCourse(world), await createCourse(world)];
      const place = world.newName();
      await refusesReuse(
        world,
        'updateCourse',
        { body: location(one, place) },
        { body: location(other, place) },
      );
    },
  },
  deleteFile: {
    [reuse]: async (world) => {
      const [one, other] = [await newFile(world), await newFile(world)];
      const ofFile = (fileId: number) => ({ query: { fileId } });
      await refusesReuse(world, 'deleteFile', ofFile(one), ofFile(other));
    },
  },
};

/** Sends a request again while no answer comes, as from a backend that starts: `fetch` then throws a TypeError. */
async function whenReachable<T>(send: () => Promise<T>): Promise<T> {
  for (let repetition = 0; ; repetition += 1) {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof TypeError) || repetition === mostRepetitions) throw error;
      await clock.wait(1);
    }
  }
}

/** Uses the key of a write again after the backend was restarted. */
export async function answersAfterRestart(world: World, restart: () => Promise<void>): Promise<void> {
  const request = {
    body: note(await createCourse(world), world.newName()),
    headers: { 'Idempotency-Key': world.newKey() },
  };
  const before = await world.call('ROLE_ADMIN', 'createNote', request);
  await restart();
  const after = await whenReachable(() => world.call('ROLE_ADMIN', 'createNote', request));
  expect(
    JSON.stringify(sorted(before)) === JSON.stringify(sorted(after)),
    `after a restart the key is answered ${brief(after)}`,
  );
}
