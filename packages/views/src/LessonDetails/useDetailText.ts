import type { LessonDetail } from '@portal/domain';
import type { TextPair } from '@portal/i18n';
import { joinPairs } from '../MergeDialog/join-pairs';
import { lessonDetailWords } from './lesson-detail-words';

/** Returns a function that says what a detail says: `15 min late, left 10 min early`; null for nothing. */
export function useDetailText(): (detail: Omit<LessonDetail, 'studentId'>) => TextPair | null {
  const { pair } = lessonDetailWords.useWords();
  return ({ lateMinutes, leftEarlyMinutes, isExcused }) => {
    const texts = [
      ...(lateMinutes > 0 ? [pair('says.late', { minutes: lateMinutes })] : []),
      ...(leftEarlyMinutes > 0 ? [pair('says.leftEarly', { minutes: leftEarlyMinutes })] : []),
      ...(isExcused ? [pair('says.excused')] : []),
    ];
    return texts.length > 0 ? joinPairs(texts) : null;
  };
}
