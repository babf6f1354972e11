import type { Lesson } from '@portal/domain';
import { listAttendance } from '../generated/sdk.gen.ts';
import { lessonFromWire } from '../wire/lesson.ts';
import { pageFromWire } from '../wire/page.ts';
import { allRows } from './all-rows.ts';
import { type Call, keepRows, type Query, useQuery } from './useQuery.ts';

/** The lessons of several contracts, and what could not be read of them. */
export interface LessonsOfContracts {
  lessons: readonly Lesson[];
  /** Ids of the contracts whose lessons did not come. */
  missing: readonly number[];
}

/**
 * Every lesson of these contracts, 1000 at once (API-057, LIMIT-46); one call a contract, since the treaty has none for
 * several. A contract that fails is told as missing; only when all fail is that an error. Null reads nothing.
 */
export function useLessonsOfContracts(contractIds: readonly number[] | null): Query<LessonsOfContracts> {
  return useQuery(
    contractIds && ['lessons-of-contracts', ...contractIds],
    (call) => readAll(call, contractIds ?? []),
    // Many calls: asked again by whoever comes back to the page, not at each look.
    { ...keepRows, revalidateOnFocus: false },
  );
}

async function readAll(call: Call, contractIds: readonly number[]): Promise<LessonsOfContracts> {
  const waiting = [...contractIds];
  const lessons = new Map<number, readonly Lesson[]>();
  const refusals = new Map<number, unknown>();
  const readNext = async (): Promise<void> => {
    const id = waiting.shift();
    if (id === undefined) return;
    try {
      lessons.set(id, await readEvery(call, id));
    } catch (error) {
      if (call.signal.aborted) throw error;
      refusals.set(id, error);
    }
    return readNext();
  };
  await Promise.all(Array.from({ length: atOnce }, readNext));
  const [refusal] = refusals.values();
  if (refusals.size > 0 && lessons.size === 0) throw refusal;
  return {
    // In the order asked for, not in that of the answers: what has not changed keeps its identity.
    lessons: contractIds.flatMap((id) => lessons.get(id) ?? []),
    missing: contractIds.filter((id) => refusals.has(id)),
  };
}

/** Calls under way together: a browser opens six connections to a host, and the page may want others. */
const atOnce = 4;

async function readEvery(call: Call, courseId: number): Promise<readonly Lesson[]> {
  let lessons: readonly Lesson[] = [];
  const readPage = async (page: number) => {
    const { data } = await listAttendance({ ...call, query: { courseId, page, resourcesPerPage: 1000 } });
    return pageFromWire(data, lessonFromWire);
  };
  for await (const { rows } of allRows(readPage)) lessons = rows;
  return lessons;
}
