import type { TextPair } from '@portal/i18n';
import { type UnclearCode, unclearCode } from './unclear-code';

/** What a message says instead of "not saved", because that would be wrong. */
interface UnclearOutcome {
  title: TextPair;
  text: TextPair;
}

/** The texts for each code. Code of a first page names the code only, so that it loads without them. */
export const unclearOutcomes: Readonly<Record<UnclearCode, UnclearOutcome>> = {
  unanswered: {
    title: { fr: 'Résultat inconnu', en: 'Outcome unknown' },
    text: {
      fr: 'Impossible de savoir si c’est enregistré. Vérifiez-le avant de recommencer.',
      en: 'We could not find out whether this was saved. Check before you try again.',
    },
  },
  'saved-before': {
    title: { fr: 'Premier envoi enregistré', en: 'First version saved' },
    text: {
      fr: 'Ce que vous avez envoyé d’abord est enregistré, mais pas vos modifications depuis. Vérifiez ce qui est enregistré : un nouvel envoi en ajouterait un deuxième.',
      en: 'What you sent first is saved, but not what you have changed since. Check what is saved: sending this again would add a second one.',
    },
  },
};

/** Returns what to say after a write that did not simply fail; null for any other error. */
export function unclearOutcome(error: unknown): UnclearOutcome | null {
  const code = unclearCode(error);
  return code ? unclearOutcomes[code] : null;
}
