import type { Vocabulary } from './vocabulary.ts';

// Separate from the rest of the vocabulary, because the contracts list, the first page of the admin app, needs only
// these texts.

type ContractStatusWords = Pick<Vocabulary, 'contractStatus' | 'contractStatusList'>;

/** The French names of contract statuses, for one contract and for lists. */
export const contractStatusFr = {
  contractStatus: {
    pending: 'En attente',
    activated: 'Activé',
    done: 'Contrats terminés',
    archived: 'Archivé',
  },
  contractStatusList: {
    pending: 'En attente',
    activated: 'Activés',
    done: 'Contrats terminés',
    archived: 'Archivés',
  },
} as const satisfies ContractStatusWords;

/** The English names of contract statuses. */
export const contractStatusEn = {
  contractStatus: {
    pending: 'Pending',
    activated: 'Activated',
    done: 'Contracts done',
    archived: 'Archived',
  },
  contractStatusList: {
    pending: 'Pending',
    activated: 'Activated',
    done: 'Contracts done',
    archived: 'Archived',
  },
} as const satisfies ContractStatusWords;
