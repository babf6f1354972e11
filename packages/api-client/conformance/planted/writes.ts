import { answering, at, read } from './answers.ts';
import { type Call, type Fields, isFields } from './Call.ts';
import type { Plant, PlantedApi } from './PlantedApi.ts';

// Corruptions of what is stored.

type Made<T> = T | Promise<T>;

/** Responds with success but stores nothing. */
export const storingNothing: Plant = {
  kind: 'stores nothing',
  corrupt: async (call, api) => {
    const { response, records } = await api.rehearse(call);
    if (response.status !== 200) return call.send();
    if (records !== (await api.healthy.records())) api.isMet = true;
    return response;
  },
};

/**
 * Responds with success but stores what the changed request says. Forwards it unchanged when `change` returns nothing.
 */
export const storingOtherwise = (
  kind: string,
  change: (call: Call, api: PlantedApi) => Made<Call | undefined>,
): Plant => ({
  kind,
  corrupt: async (call, api) => {
    const { response, records } = await api.rehearse(call);
    const other = response.status === 200 ? await change(call, api) : undefined;
    if (!other) return call.send();
    const stored = await other.send();
    if (stored.status !== 200) return stored;
    if ((await api.healthy.records()) !== records) api.isMet = true;
    return response;
  },
});

/** Stores another value of the JSON body than it returns. Undefined loses the value. */
export const storingField = (
  path: string,
  change: (value: unknown, owner: Fields) => unknown,
  kind = 'stores another value',
): Plant =>
  storingOtherwise(kind, (call) => {
    const body = at(call.json, path, change);
    return JSON.stringify(body) === JSON.stringify(call.json) ? undefined : call.withJson(body);
  });

/** Returns a body field as sent but does not store it. */
export const losingField = (path: string): Plant => storingField(path, () => undefined, 'loses a field');

/** Understands another body, and returns what it stored. */
export const understanding = (
  kind: string,
  change: (body: Fields, call: Call, api: PlantedApi) => Made<unknown>,
): Plant => ({
  kind,
  corrupt: async (call, api) => {
    const body = await change(call.json, call, api);
    if (JSON.stringify(body) === JSON.stringify(call.json)) return call.send();
    const { records, response } = await api.rehearse(call);
    if (response.status !== 200) return call.send();
    const answer = await call.withJson(body).send();
    if ((await api.healthy.records()) !== records) api.isMet = true;
    return answer;
  },
});

/** Ignores a body field, both in storage and in the response. */
export const ignoringField = (path: string): Plant =>
  understanding('ignores a field', (body) => at(body, path, () => undefined));

/** Does something more after a successful write. The response is that of the write. */
export const andThen = (
  kind: string,
  act: (call: Call, api: PlantedApi, answer: Fields) => Promise<unknown>,
  options: Pick<Plant, 'on' | 'also'> = {},
): Plant => ({
  kind,
  ...options,
  corrupt: async (call, api) => {
    const response = await call.send();
    const body = await read(response);
    if (response.status === 200 && isFields(body)) await api.storing(() => act(call, api, body));
    return response;
  },
});

/** Carries out each write twice. */
export const doubleWrite: Plant = andThen('double write', (call) =>
  call.withHeader('Idempotency-Key', undefined).send(),
);

/** Carries out a write only after the next read. */
export const lateWrite: Plant = {
  kind: 'late write',
  on: 'all',
  corrupt: async (call, api) => {
    const pendingCall = api.memory.get('late') as Call | undefined;
    if (api.isOwn(call)) {
      if (pendingCall) await pendingCall.send();
      api.memory.delete('late');
      const { response } = await api.rehearse(call);
      if (response.status !== 200) return call.send();
      api.memory.set('late', call);
      return response;
    }
    if (!pendingCall) return call.send();
    api.memory.delete('late');
    if (call.operation.method !== 'GET') {
      await pendingCall.send();
      return call.send();
    }
    const early = await call.send();
    await pendingCall.send();
    const now = await call.send();
    if ((await early.clone().text()) !== (await now.text())) api.isMet = true;
    return early;
  },
};

/** Refuses a request but stores what the repaired request says. */
export const storingOnRefusal = (
  status: number,
  repair: (call: Call, api: PlantedApi) => Made<Call | undefined>,
): Plant => ({
  kind: 'stores on refusal',
  corrupt: async (call, api) => {
    const response = await call.send();
    if (response.status !== status) {
      if (response.status === 200) api.memory.set('good', call);
      return response;
    }
    const repaired = await repair(call, api);
    if (repaired) {
      await api.storing(() =>
        repaired
          .withHeader('If-Match', undefined)
          .withHeader('Idempotency-Key', undefined)
          .withToken(api.token('ROLE_ADMIN'))
          .send(),
      );
    }
    return response;
  },
});

/** Refuses a change to an archived contract but makes it. */
export const writingIntoArchived = (
  contractOf: (call: Call, api: PlantedApi) => Made<unknown> = (call) =>
    call.json.courseId ?? call.json.course_id ?? call.json.courses_id ?? call.form?.get('course_id'),
): Plant => ({
  kind: 'stores on refusal',
  corrupt: async (call, api) => {
    const response = await call.send();
    const id = response.status === 409 ? Number(await contractOf(call, api)) : Number.NaN;
    if (Number.isNaN(id)) return response;
    const contract = await api.ask<{ data: { course_status_id: number }[] }>('listCourses', {
      query: { courseId: id },
    });
    if (contract.body.data[0]?.course_status_id !== 4) return response;
    await api.storing(async () => {
      await api.ask('updateCourseStatus', { body: { id, course_status_id: 2 } });
      await call.withToken(api.token('ROLE_ADMIN')).send();
      await api.ask('updateCourseStatus', { body: { id, course_status_id: 4 } });
    });
    return response;
  },
});

/** Reports a refused write as successful, without storing anything. */
export const pretending = (status: number, isMeant?: (call: Call, api: PlantedApi) => Made<boolean>): Plant =>
  answering(status, 200, isMeant);

/** Carries out a repaired request that it should refuse. */
export const carryingOut = (
  status: number,
  repair: (call: Call, api: PlantedApi) => Made<Call | undefined>,
): Plant => ({
  kind: 'refuses nothing',
  corrupt: async (call, api) => {
    const response = await call.send();
    const repaired = response.status === status ? await repair(call, api) : undefined;
    if (!repaired) return response;
    const answer = await repaired.send();
    if (answer.status !== 200) return response;
    api.isMet = true;
    return answer;
  },
});
