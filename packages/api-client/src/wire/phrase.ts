import { type Phrase, type PhraseValues, type Skill, skillNames } from '@portal/domain';
import type { PhraseText, Phrase as WirePhrase, Skill as WireSkill } from '../generated/types.gen.ts';
import { yes } from './yes-no.ts';

const skillOf = Object.fromEntries(
  Object.entries(skillNames).map(([skill, name]) => [name, skill]),
) as Record<WireSkill, Skill>;

export function phraseFromWire(phrase: WirePhrase): Phrase {
  return {
    id: phrase.id,
    isFromOffice: yes(phrase.from_office),
    texts: { fr: phrase.text_fr, en: phrase.text_en },
    skill: phrase.skill && skillOf[phrase.skill],
    level: phrase.level,
    version: phrase.etag,
  };
}

export function phraseTextToWire({ texts, skill, level }: PhraseValues): PhraseText {
  return { text_fr: texts.fr, text_en: texts.en, skill: skill && skillNames[skill], level };
}
