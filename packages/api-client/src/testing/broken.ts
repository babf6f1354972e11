import { HttpResponse, type HttpResponseResolver, http } from 'msw';

let isMended = false;

/**
 * A read that fails until `mend()`: by a lost connection, or as `answer` has it. Put it before the handlers that
 * answer. Unlike `{ once: true }` it also fails when the page retries.
 */
export function broken(path: string, answer: HttpResponseResolver = () => HttpResponse.error()) {
  return http.get(path, (info) => (isMended ? undefined : answer(info)));
}

/** Lets every `broken` read of this story through from now on. */
export function mend(): void {
  isMended = true;
}

/** Breaks them again, for the next story. */
export function breakAgain(): void {
  isMended = false;
}
