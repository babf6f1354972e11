import type { Phrase } from '@portal/domain';
import { createPhrase, deletePhrase, listPhrases, updatePhrase } from '../generated/sdk.gen.ts';
import { phraseFromWire, phraseTextToWire } from '../wire/phrase.ts';
import { changeHook, createHook, deleteHook, listHook, listReader, readHook } from './record-hooks.ts';

const readPhrases = /* @__PURE__ */ listReader(listPhrases, phraseFromWire);

/** The phrases of the office; for a teacher, also the teacher's personal phrases (DECISION-51). */
export const usePhrases = /* @__PURE__ */ listHook('phrases', readPhrases);

/** Reads a phrase bypassing caches. Throws `not-found` when it was deleted. */
export const useReadPhrase = /* @__PURE__ */ readHook(readPhrases);

/** Adds a phrase: of the office for an administrator, of their own for a teacher. */
export const useCreatePhrase = /* @__PURE__ */ createHook(
  'phrases',
  createPhrase,
  phraseTextToWire,
  phraseFromWire,
);

/** Changes a phrase. Throws `conflict` (412) when it has changed since it was read, `not-found` when it was deleted. */
export const useUpdatePhrase = /* @__PURE__ */ changeHook(
  'phrases',
  updatePhrase,
  phraseTextToWire,
  phraseFromWire,
);

/** Deletes a phrase. Throws `conflict` (412) when it has changed since it was read. */
export const useDeletePhrase = /* @__PURE__ */ deleteHook<Phrase>('phrases', deletePhrase);
