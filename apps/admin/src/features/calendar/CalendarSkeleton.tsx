import { Skeleton, VisuallyHidden } from '@portal/ui';
import { skeletonRow, skeletonRows } from './Calendar.css';
import { calendarWords } from './calendar-words';

/** Placeholder while the classes load. */
export function CalendarSkeleton() {
  const { t } = calendarWords.useWords();
  return (
    <div role="status" className={skeletonRows}>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {Array.from({ length: 9 }, (_, row) => (
        <div key={row} className={skeletonRow}>
          <Skeleton width="70%" />
          <Skeleton height="44px" />
          <Skeleton height="44px" />
          <Skeleton height="44px" />
        </div>
      ))}
    </div>
  );
}
