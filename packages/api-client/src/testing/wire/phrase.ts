import type { Phrase } from '@portal/domain';
import type { Phrase as WirePhrase } from '../../generated/types.gen.ts';
import { phraseTextToWire } from '../../wire/phrase.ts';
import { yesNo } from '../../wire/yes-no.ts';

export function phraseToWire(phrase: Phrase): WirePhrase {
  const { id, isFromOffice, version } = phrase;
  return { id, from_office: yesNo(isFromOffice), etag: version, ...phraseTextToWire(phrase) };
}
