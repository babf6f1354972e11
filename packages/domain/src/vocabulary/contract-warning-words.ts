import type { Vocabulary } from './vocabulary.ts';

// Separate from the rest of the vocabulary, because the teacher's home page needs only these texts.

type ContractWarningWords = Pick<Vocabulary, 'contractWarning'>;

/** The French warnings about what a contract still needs from its teacher. */
export const contractWarningFr = {
  contractWarning: {
    'outline-required': 'Plan de cours requis',
    'material-required': 'Matériel requis',
    'report-required': 'Rapport de progrès requis',
  },
} as const satisfies ContractWarningWords;

/** The English warnings (PORTAL-HOME-06 to PORTAL-HOME-09). */
export const contractWarningEn = {
  contractWarning: {
    'outline-required': 'Outline required',
    'material-required': 'Material required',
    'report-required': 'Progress report required',
  },
} as const satisfies ContractWarningWords;
