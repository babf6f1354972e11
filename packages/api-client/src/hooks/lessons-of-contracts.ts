import type { Lesson } from '@portal/domain';
import { listAttendance } from '../generated/sdk.gen.ts';
import { lessonFromWire } from '../wire/lesson.ts';
import { pageFromWire } from '../wire/page.ts';
import { allRows } from './all-rows.ts';
import { type Call, keepRows, type Query, useQuery } from './useQuery.ts';

/** The lessons of several contracts, with the contracts that could not be read. */
export interface LessonsOfContracts {
  lessons: readonly Lesson[];
  /** Ids of contracts whose lessons could not be read. */
  missing: readonly number[];
}

/**
 * Every lesson of these contracts, up to 1000 each (API-057, LIMIT-46). Makes one call per contract, because the API
 * has none for several. A contract that cannot be read is listed in `missing`; it is an error only if all fail. Null
 * sends no request.
 */
export function useLessonsOfContracts(contractIds: readonly number[] | null): Query<LessonsOfContracts> {
  return useQuery(
    contractIds && ['lessons-of-contracts', ...contractIds],
    (call) => readAll(call, contractIds ?? []),
    // With many calls, revalidates when the page mounts but not on focus.
    { ...keepRows, revalidateOnFocus: false },
  );
}

async function readAll(call: Call, contractIds: readonly number[]): Promise<LessonsOfContracts> {
  const pendingIds = [...contractIds];
  const lessons = new Map<number, readonly Lesson[]>();
  const refusals = new Map<number, unknown>();
  const readNext = async (): Promise<void> => {
    const id = pendingIds.shift();
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
    // Keeps the order of the ids, so that unchanged data keeps its identity.
    lessons: contractIds.flatMap((id) => lessons.get(id) ?? []),
    missing: contractIds.filter((id) => refusals.has(id)),
  };
}

/** Number of parallel calls. A browser opens six connections per host, and the page may need others. */
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
