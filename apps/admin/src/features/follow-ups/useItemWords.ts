import { type EndingResult, type FollowUpItem, skillsOfScale } from '@portal/domain';
import { dayPair, joinPairs, type TextPair } from '@portal/i18n';
import { useMarkedPair } from '@portal/views';
import { useMemo } from 'react';
import { followUpWords } from './follow-up-words';

/** The texts of an item, for the screen and for mails. */
export interface ItemWords {
  /** What is missing. */
  what: (item: FollowUpItem) => TextPair;
  /** How long ago or how soon; null if the text of `what` already says so. */
  when: (item: FollowUpItem) => TextPair | null;
}

/** The texts of an item in both languages. */
export function useItemWords(): ItemWords {
  const { pair } = followUpWords.useWords();
  const markedPair = useMarkedPair();
  return useMemo(() => {
    const ofDay = (edge: 'start' | 'end', days: number | null) => {
      if (days === null) return pair(`${edge}.none`);
      if (days === 0) return pair(`${edge}.today`);
      return days > 0 ? pair(`${edge}.past`, { count: days }) : pair(`${edge}.ahead`, { count: -days });
    };
    const ofResult = (result: EndingResult, isOver: boolean) => {
      const levels = skillsOfScale.sle.flatMap((skill) => {
        const level = result.levels[skill];
        return level === undefined
          ? []
          : [pair('result.level', { skill: pair(`skill.sle.${skill}`), level })];
      });
      return pair(isOver ? 'result.ended' : 'result.ends', {
        scale: pair(`scale.${result.scale}`),
        language: markedPair(result.language),
        levels: joinPairs(levels),
        day: dayPair(result.lastDay),
      });
    };
    return {
      what({ kind, contract, days, planned, result }) {
        switch (kind) {
          case 'class':
            return pair('class', { day: dayPair(planned?.date ?? ''), time: planned?.time ?? '' });
          case 'lesson':
            return pair(contract.lastLessonOn ? 'lesson.since' : 'lesson.never', { count: days ?? 0 });
          case 'outline':
            return pair(contract.outline ? 'outline.draft' : 'noOutline');
          case 'material':
            return pair('material');
          case 'reports':
            return pair('reports', { count: contract.reportsDue ?? 0 });
          case 'result':
            return result ? ofResult(result, (days ?? 0) > 0) : pair('kind.result');
          default:
            return kind satisfies never;
        }
      },
      when({ kind, days }) {
        if (kind === 'lesson' || kind === 'class' || kind === 'result') return null;
        return ofDay(kind === 'reports' ? 'end' : 'start', days);
      },
    };
  }, [pair, markedPair]);
}
