import { aPhrase, type Phrase } from '@portal/domain';
import type { HttpHandler } from 'msw';
import type { Extension } from '../hooks/capabilities.ts';
import { capabilitiesHandlers } from './mails.ts';
import { recordsOf } from './records.ts';
import { answers, type Situation } from './situation.ts';
import { phraseToWire } from './wire/phrase.ts';

export interface PhrasesSituation extends Situation {
  extensions?: Extension[];
  phrases?: Phrase[];
  /** Whether written phrases belong to the office. */
  isOffice?: boolean;
  /** The phrases after a colleague's change before the first write, which is then refused. */
  changedByOthers?: Phrase[];
}

/** Answers the calls about phrases. */
export function phrasesHandlers({
  extensions = ['comment-phrases'],
  phrases = [aPhrase()],
  isOffice = false,
  changedByOthers,
  ...situation
}: PhrasesSituation = {}): HttpHandler[] {
  const rows = recordsOf(phrases.map(phraseToWire), changedByOthers?.map(phraseToWire));
  const blank = (id: number) => phraseToWire(aPhrase({ id, isFromOffice: isOffice }));
  return [
    ...capabilitiesHandlers(extensions),
    answers('get', '/phrases', situation, () => ({ data: rows.all() })),
    answers('post', '/phrases', situation, ({ body }) => rows.add(blank, body)),
    answers('put', '/phrases/:id', situation, ({ params, body, headers }) =>
      rows.change(params.id, body, headers),
    ),
    answers('delete', '/phrases/:id', situation, ({ params, headers }) => rows.remove(params.id, headers)),
  ];
}
