import { useHasExtension, usePlannedClasses } from '@portal/api-client';
import { missingClasses, weeksAround } from '@portal/domain';
import { useLocalMinute } from '@portal/shell';
import { Text } from '@portal/ui';
import { MissingClass } from '../../parts/planned/MissingClass';
import { missingClassWords } from '../../parts/planned/missing-class-words';
import { ownClasses } from '../../parts/planned/own-class';
import { useWaitingLessons } from '../../parts/waiting/lesson-queue';

/** Scrolls above the bottom bar, because the submitted form may have been scrolled down. */
const bringIntoView = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'center' });

/**
 * After a class that was opened from the home page, offers the oldest other class without attendance, so that the
 * teacher need not return for each (DECISION-51). Renders nothing once none is left.
 */
export function NextMissingClass() {
  const hasClasses = useHasExtension('planned-classes');
  const now = useLocalMinute();
  const planned = usePlannedClasses(hasClasses ? weeksAround(now.date) : null);
  const submitted = new Set(useWaitingLessons().map(({ values }) => values.plannedClassId));
  const { t } = missingClassWords.useWords();
  if (!planned.data) return null;
  // The list of planned classes may be older than the class that was just recorded.
  const open = ownClasses(planned.data).filter(({ id }) => !submitted.has(id));
  const [next, ...others] = missingClasses(open, now);
  if (!next) return null;
  return (
    <>
      <MissingClass data-next="" ref={bringIntoView} key={next.id} planned={next} today={now.date} />
      {others.length > 0 && <Text tone="soft">{t('more', { count: others.length })}</Text>}
    </>
  );
}
