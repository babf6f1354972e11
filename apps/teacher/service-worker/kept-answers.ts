/** What is read again without a network: own courses, their lessons, students, outlines and report forms. */
const paths = new RegExp(
  `/(${[
    'courses',
    'courses/types',
    'courses/user/\\d+',
    'attendance',
    'student',
    'student/manageList',
    'outline-form/course/\\d+',
    'progressReports/(form|courseInfo)',
    'files/ref',
    'languages',
  ].join('|')})$`,
);

const prefix = 'answers-';

/** Whether the answer to a request is kept for when there is no network. */
export function isCacheable(
  request: Pick<Request, 'method' | 'headers' | 'cache'>,
  pathname: string,
): boolean {
  // Whoever wants to know what the server has at this moment is not answered from memory.
  if (request.method !== 'GET' || request.cache === 'no-store') return false;
  return paths.test(pathname) && teacherOf(request) !== null;
}

/** Whose request it is, read from its token; null for anybody but a teacher, and for a token that does not tell. */
export function teacherOf({ headers }: Pick<Request, 'headers'>): string | null {
  const [, payload] = (headers.get('Authorization') ?? '').split('.');
  if (!payload) return null;
  try {
    const claims: { sub?: unknown; role?: unknown } = JSON.parse(
      atob(payload.replaceAll('-', '+').replaceAll('_', '/')),
    );
    return claims.role === 'ROLE_TEACHER' && claims.sub !== undefined ? String(claims.sub) : null;
  } catch {
    return null;
  }
}

/** Where a person's answers are kept: nobody else's are looked up there. */
export function answersCacheOf(teacher: string): string {
  return prefix + teacher;
}

/** Empties what was kept of anybody, or of everybody but one. */
export async function forgetAnswers(
  caches: Pick<CacheStorage, 'keys' | 'delete'>,
  { except }: { except?: string } = {},
): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== except);
  await Promise.all(names.map((name) => caches.delete(name)));
}
