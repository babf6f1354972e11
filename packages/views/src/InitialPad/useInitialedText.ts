import { fullName, type InitialedClass } from '@portal/domain';
import { datePair, joinPairs, type TextPair } from '@portal/i18n';
import { initialStateWords } from './initial-state-words';

/** Returns a function that says a state of a class in words; null is a class that was deleted. */
export function useInitialedText(): (state: InitialedClass | null) => TextPair {
  const { pair } = initialStateWords.useWords();
  return (state) => {
    if (state === null) return pair('deleted');
    const { date, minutes, teacher, isAbsent, lateMinutes, leftEarlyMinutes } = state;
    return joinPairs([
      datePair(date),
      pair('minutes', { count: minutes }),
      ...(teacher ? [pair('teacher', { name: fullName(teacher) })] : []),
      ...(isAbsent ? [pair('absent')] : []),
      ...(lateMinutes ? [pair('late', { count: lateMinutes })] : []),
      ...(leftEarlyMinutes ? [pair('leftEarly', { count: leftEarlyMinutes })] : []),
    ]);
  };
}
