import { aStudent } from '@portal/domain';
import { afterEach, expect, it, vi } from 'vitest';
import { createApi } from '../client.ts';
import { memoryTokenStore } from '../session/token-store.ts';
import { studentToWire } from '../testing/wire/student.ts';
import { findStudent } from './students.ts';

const students = Array.from({ length: 1200 }, (_, place) => studentToWire(aStudent({ id: place + 1 })));

afterEach(() => vi.unstubAllGlobals());

/** Reads a student from a backend that ignores `id`. Resolves with the numbers of the pages that were read. */
async function pagesReadFor(id: number) {
  const pages: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    const page = Number(new URL(url).searchParams.get('page'));
    const perPage = Number(new URL(url).searchParams.get('resourcesPerPage'));
    pages.push(`${page}: ${perPage}`);
    const data = students.slice((page - 1) * perPage, page * perPage);
    return Response.json({ data, total: students.length, current_page: page, per_page: perPage });
  });
  const api = createApi({ baseUrl: 'http://portal.test/api', tokens: memoryTokenStore() });
  const found = await findStudent(api.call, id).catch((error: { code: string }) => ({ id: error.code }));
  return { found: found.id, pages };
}

it('reads on until the student is found (DECISION-32, LIMIT-37)', async () => {
  expect(await pagesReadFor(7)).toEqual({ found: 7, pages: ['1: 1000'] });
  expect(await pagesReadFor(1100)).toEqual({ found: 1100, pages: ['1: 1000', '2: 1000'] });
});

it('says that there is no such student after the last page', async () => {
  expect(await pagesReadFor(1201)).toEqual({ found: 'not-found', pages: ['1: 1000', '2: 1000'] });
});
