import type { Translation } from '../define-words';

const fr = {
  scale: { sle: 'ÉLS', quebec: 'Échelle québécoise' },
  scaleInFull: {
    sle: 'Évaluation de langue seconde (ÉLS)',
    quebec: 'Échelle québécoise des niveaux de compétence en français',
  },
  skill: {
    sle: {
      reading: 'Compréhension de l’écrit',
      writing: 'Expression écrite',
      oral: 'Interaction orale',
    },
    quebec: {
      listening: 'Compréhension orale',
      speaking: 'Production orale',
      reading: 'Compréhension écrite',
      writing: 'Production écrite',
    },
  },
} as const;

const en = {
  scale: { sle: 'SLE', quebec: 'Québec scale' },
  scaleInFull: {
    sle: 'Second Language Evaluation (SLE)',
    quebec: 'Québec scale of French proficiency levels',
  },
  skill: {
    sle: {
      reading: 'Reading comprehension',
      writing: 'Written expression',
      oral: 'Oral interaction',
    },
    quebec: {
      listening: 'Listening',
      speaking: 'Speaking',
      reading: 'Reading',
      writing: 'Writing',
    },
  },
} satisfies Translation<typeof fr>;

/** Names of the scales of clients and of their skills, as those who publish them write them. */
export const levelScaleWords = { fr, en };
