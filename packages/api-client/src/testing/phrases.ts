import { aPhrase, type Phrase } from '@portal/domain';
import type { HttpHandler } from 'msw';
import type { PhraseText } from '../generated/types.gen.ts';
import type { Extension } from '../hooks/capabilities.ts';
import { phraseFromWire, phraseToWire } from '../wire/phrase.ts';
import { capabilitiesHandlers } from './mails.ts';
import { answers, failed, notFound, type Situation } from './situation.ts';

export interface PhrasesSituation extends Situation {
  extensions?: Extension[];
  phrases?: Phrase[];
  /** Whether written phrases belong to the office. */
  isOffice?: boolean;
  /** The phrases after a colleague's change before the first write, which is then refused. */
  changedByOthers?: Phrase[];
}

/** Answers the calls about phrases from these records, which the writes change. */
export function phrasesHandlers({
  extensions = ['comment-phrases'],
  phrases = [aPhrase()],
  isOffice = false,
  changedByOthers,
  ...situation
}: PhrasesSituation = {}): HttpHandler[] {
  let saved = phrases;
  let others = changedByOthers;
  const found = (id: string, version: string | null) => {
    saved = others ?? saved;
    others = undefined;
    const phrase = saved.find((one) => one.id === Number(id));
    if (!phrase) return notFound();
    return phrase.version === version ? phrase : failed({ status: 412, code: 'changed' });
  };
  const from = (body: unknown, id: number, version: string) =>
    phraseFromWire({ ...(body as PhraseText), id, etag: version, from_office: isOffice ? 1 : 0 });
  return [
    ...capabilitiesHandlers(extensions),
    answers('get', '/phrases', situation, () => ({ data: saved.map(phraseToWire) })),
    answers('post', '/phrases', situation, ({ body }) => {
      const phrase = from(body, Math.max(0, ...saved.map(({ id }) => id)) + 1, '"v1"');
      saved = [...saved, phrase];
      return { message: 'Saved', data: phraseToWire(phrase) };
    }),
    answers('put', '/phrases/:id', situation, ({ params, body, headers }) => {
      const phrase = found(params.id ?? '', headers.get('If-Match'));
      if (phrase instanceof Response) return phrase;
      const now = from(body, phrase.id, `${phrase.version}+`);
      saved = saved.map((one) => (one === phrase ? now : one));
      return { message: 'Saved', data: phraseToWire(now) };
    }),
    answers('delete', '/phrases/:id', situation, ({ params, headers }) => {
      const phrase = found(params.id ?? '', headers.get('If-Match'));
      if (phrase instanceof Response) return phrase;
      saved = saved.filter((one) => one !== phrase);
      return { message: 'Deleted' };
    }),
  ];
}
