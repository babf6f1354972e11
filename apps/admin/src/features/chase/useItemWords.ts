import type { ChaseItem } from '@portal/domain';
import type { Halves } from '@portal/i18n';
import { useMemo } from 'react';
import { chaseWords } from './chase-words';

/** How an item is said, on the screen and in a mail alike. */
export interface ItemWords {
  /** What is missing. */
  what: (item: ChaseItem) => Halves;
  /** How long ago, or how soon; null where `what` says it already. */
  when: (item: ChaseItem) => Halves | null;
}

/** The words of an item in both languages. */
export function useItemWords(): ItemWords {
  const { halves } = chaseWords.useWords();
  return useMemo(() => {
    const ofDay = (edge: 'start' | 'end', days: number | null) => {
      if (days === null) return halves(`${edge}.none`);
      if (days === 0) return halves(`${edge}.today`);
      return days > 0 ? halves(`${edge}.past`, { count: days }) : halves(`${edge}.ahead`, { count: -days });
    };
    return {
      what({ kind, contract, days }) {
        switch (kind) {
          case 'lesson':
            return halves(contract.lastLessonOn ? 'lesson.since' : 'lesson.never', { count: days ?? 0 });
          case 'outline':
            return halves(contract.outline ? 'outline.draft' : 'outline.none');
          case 'material':
            return halves('material');
          case 'reports':
            return halves('reports', { count: contract.reportsDue ?? 0 });
          default:
            return kind satisfies never;
        }
      },
      when({ kind, days }) {
        if (kind === 'lesson') return null;
        return ofDay(kind === 'reports' ? 'end' : 'start', days);
      },
    };
  }, [halves]);
}
