/**
 * Requests whose responses are cached for offline use: the teacher's courses, their attendance, planned classes, hours,
 * unavailability, students, outlines, report forms, phrases, initials, and who is recognized in online meetings.
 */
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
    'capabilities',
    'hours/(own|classes)',
    'plannedClasses',
    'meetingAttendance/\\d+',
    'initials/class/\\d+',
    'phrases',
    'unavailability',
  ].join('|')})$`,
);

const prefix = 'answers-';

/** Returns whether the response to a request is cached for offline use. */
export function isCacheable(
  request: Pick<Request, 'method' | 'headers' | 'cache'>,
  pathname: string,
): boolean {
  // A request that needs the current state bypasses the cache.
  if (request.method !== 'GET' || request.cache === 'no-store') return false;
  return paths.test(pathname) && teacherOf(request) !== null;
}

/** Returns the user of a request's token; null unless it is a teacher's. */
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

/** Returns the name of a user's response cache; other users' caches are never read. */
export function answersCacheOf(teacher: string): string {
  return prefix + teacher;
}

/** Returns a response with its age in seconds: the API forbids other caches, so only a cached response has one. */
export function withAge({ body, status, statusText, headers }: Response, now: number): Response {
  const stored = Date.parse(headers.get('Date') ?? '');
  const aged = new Headers(headers);
  aged.set('Age', String(Math.max(0, Math.round((now - (stored || now)) / 1000))));
  return new Response(body, { status, statusText, headers: aged });
}

/** Time limit of a read in milliseconds, like that of the page. */
export const readLimit = 30_000;

/**
 * Time limits in milliseconds before the cached response is used: usually, and after a write, which the cached response
 * may lack.
 */
const patience = { usual: 4_000, afterWrite: 120_000 };

/** Returns how long a read waits for the network before the cached response is used, in milliseconds. */
export function patienceOf({ cache }: Pick<Request, 'cache'>, writtenAt: number, now: number): number {
  const mayBeOutdated = cache === 'reload' || now - writtenAt < patience.afterWrite;
  return mayBeOutdated ? readLimit : patience.usual;
}

/** Returns the response of the network, or the cached one if the network fails or exceeds the time limit. */
export async function networkFirst(
  answer: Promise<Response>,
  cached: () => Promise<Response | undefined>,
  timeLimit: number,
): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, timeLimit, undefined);
  });
  try {
    return (await Promise.race([answer, late])) ?? (await cached()) ?? (await answer);
  } catch (error) {
    const response = await cached();
    if (response) return response;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** Deletes the caches of all users, or of all but one. */
export async function forgetAnswers(
  caches: Pick<CacheStorage, 'keys' | 'delete'>,
  { except }: { except?: string } = {},
): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== except);
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Stores every cached response under its URL instead of a request that contains a token. */
export async function removeTokens(caches: Pick<CacheStorage, 'keys' | 'open'>): Promise<void> {
  for (const name of await caches.keys()) {
    if (!name.startsWith(prefix)) continue;
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      if (!request.headers.has('Authorization')) continue;
      const response = await cache.match(request, { ignoreVary: true });
      await cache.delete(request, { ignoreVary: true });
      if (response) await cache.put(request.url, response);
    }
  }
}
