import type { Vocabulary } from './vocabulary.ts';

// Separate from the rest of the vocabulary, because the teacher's home needs only these.

type ContractWarningWords = Pick<Vocabulary, 'contractWarning'>;

/** What a contract still asks of its teacher, in French. */
export const contractWarningFr = {
  contractWarning: {
    'outline-required': 'Plan de cours requis',
    'material-required': 'Matériel requis',
    'report-required': 'Rapport de progrès requis',
  },
} as const satisfies ContractWarningWords;

/** The same in English (PORTAL-HOME-06 to PORTAL-HOME-09). */
export const contractWarningEn = {
  contractWarning: {
    'outline-required': 'Outline required',
    'material-required': 'Material required',
    'report-required': 'Progress report required',
  },
} as const satisfies ContractWarningWords;
