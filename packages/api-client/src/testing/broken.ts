import { HttpResponse, type HttpResponseResolver, http } from 'msw';

let isMended = false;

/**
 * A read that fails until `mend()`: by a lost connection, or as `answer` has it. Put it before the handlers that
 * answer. Unlike `{ once: true }` it fails also when the page asks once more by itself.
 */
export function broken(path: string, answer: HttpResponseResolver = () => HttpResponse.error()) {
  return http.get(path, (info) => (isMended ? undefined : answer(info)));
}

/** Lets every `broken` read of this story through from now on. */
export function mend(): void {
  isMended = true;
}

/** Breaks them anew, for the next story. */
export function breakAgain(): void {
  isMended = false;
}
