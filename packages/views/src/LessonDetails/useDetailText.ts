import type { LessonDetail } from '@portal/domain';
import type { TextPair } from '@portal/i18n';
import { lessonDetailWords } from './lesson-detail-words';

/** Returns a function that formats a detail: `15 min late, left 10 min early`; null if it is empty. */
export function useDetailText(): (detail: Omit<LessonDetail, 'studentId'>) => TextPair | null {
  const { pair } = lessonDetailWords.useWords();
  return ({ lateMinutes: late, leftEarlyMinutes: early, isExcused }) => {
    if (late > 0) return pair(early > 0 ? 'says.both' : 'says.late', { late, early });
    if (early > 0) return pair('says.leftEarly', { early });
    return isExcused ? pair('says.excused') : null;
  };
}
