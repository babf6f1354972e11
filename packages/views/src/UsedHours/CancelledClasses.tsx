import { byBeginning, countsAgainstHours, type PlannedClass } from '@portal/domain';
import { DateText } from '@portal/i18n';
import * as styles from './CancelledClasses.css';
import { usedHoursWords } from './used-hours-words';

export interface CancelledClassesProps {
  /** The planned classes of a contract. */
  classes: readonly Pick<PlannedClass, 'id' | 'date' | 'time' | 'minutes' | 'isCancelled' | 'cancellation'>[];
}

/**
 * Lists the cancelled classes that count against the hours of a contract: when, how long, who cancelled, and when it was
 * announced. It names nobody, and neither pay nor prices (DECISION-133). Nothing without such classes.
 */
export function CancelledClasses({ classes }: CancelledClassesProps) {
  const { t, stack } = usedHoursWords.useWords();
  const counted = classes.filter(countsAgainstHours).toSorted(byBeginning);
  if (counted.length === 0) return null;
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{stack('title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('day')}</th>
          <th scope="col">{t('minutes')}</th>
          <th scope="col">{t('who')}</th>
          <th scope="col">{t('announced')}</th>
        </tr>
      </thead>
      <tbody>
        {counted.map(({ id, date, time, minutes, cancellation }) => (
          <tr key={id}>
            <th scope="row">
              <DateText value={date} /> {time}
            </th>
            <td className={styles.number}>{minutes}</td>
            <td>{cancellation?.cancelledBy ? t(`canceller.${cancellation.cancelledBy}`) : '---'}</td>
            <td>
              {cancellation?.announcedAt ? (
                <DateText value={cancellation.announcedAt} time />
              ) : (
                t('notAnnounced')
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
