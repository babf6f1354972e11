import {
  type CalendarDate,
  type ClosedReason,
  classesByDay,
  replacedTeacher,
  timeRange,
} from '@portal/domain';
import { dayPair, PairText } from '@portal/i18n';
import { Icon, VisuallyHidden } from '@portal/ui';
import { ClosedDayName, classLooks, classStatusWords, MarkedName, useMarkedPair } from '@portal/views';
import type { CSSProperties } from 'react';
import { type CalendarClass, nameOfClass } from './calendar-view';
import { calendarWords } from './calendar-words';
import * as styles from './WeekAgenda.css';
import { chip, client, time } from './WeekGrid.css';

export interface WeekAgendaProps {
  classes: readonly CalendarClass[];
  days: readonly CalendarDate[];
  today: CalendarDate;
  closedOn: (day: CalendarDate) => ClosedReason | undefined;
  /** Returns who is away on a day, with the hours. */
  awayOn: (day: CalendarDate) => readonly string[];
  /** The chosen class; 0 for none. */
  chosen: number;
  onChoose: (id: number) => void;
}

/** The week on a phone: a list of its days with their classes. */
export function WeekAgenda({ classes, days, today, closedOn, awayOn, chosen, onChoose }: WeekAgendaProps) {
  const { t } = calendarWords.useWords();
  const ofStatus = classStatusWords.useWords();
  const byDay = new Map(classesByDay(classes).map(({ date, classes: ofDay }) => [date, ofDay]));
  const shown = days.filter((day) => byDay.has(day) || closedOn(day) || awayOn(day).length > 0);
  return (
    <div className={styles.days}>
      {shown.map((day) => {
        const closed = closedOn(day);
        const ofDay = byDay.get(day) ?? [];
        const away = awayOn(day);
        return (
          <section key={day} aria-current={day === today ? 'date' : undefined}>
            <h2 className={styles.heading}>
              <PairText value={dayPair(day)} />
              {day === today && <span className={styles.note}>{t('today')}</span>}
              {closed && (
                <span className={styles.note}>
                  <ClosedDayName reason={closed} />
                </span>
              )}
            </h2>
            {away.length > 0 && <p className={styles.note}>{t('awayOnDay', { names: away.join(', ') })}</p>}
            <ul className={styles.classes} style={{ '--lines': ofDay.length } as CSSProperties}>
              {ofDay.map((planned) => (
                <li key={planned.id}>
                  <button
                    type="button"
                    className={`${chip} ${styles.line}`}
                    data-class={planned.id}
                    data-status={planned.status}
                    aria-pressed={planned.id === chosen}
                    onClick={() => onChoose(planned.id)}
                  >
                    <span className={time}>{timeRange(planned)}</span>
                    <span className={styles.status}>
                      <Icon of={classLooks[planned.status].icon} size="small" />
                      {ofStatus.t(planned.status)}
                    </span>
                    <span className={client}>{nameOfClass(planned)}</span>
                    <span className={styles.who}>
                      {planned.contract.teacher ? (
                        <MarkedName of={planned.contract.teacher} />
                      ) : (
                        t('noTeacher')
                      )}
                      <InPlaceOf planned={planned} />
                      <VisuallyHidden>
                        {' '}
                        <PairText value={dayPair(day)} />
                      </VisuallyHidden>
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

/** Names the teacher whom a substitute replaces. */
function InPlaceOf({ planned }: { planned: CalendarClass }) {
  const { t } = calendarWords.useWords();
  const markedPair = useMarkedPair();
  const replaced = replacedTeacher(planned);
  return replaced && <> ({t('inPlaceOf', { name: markedPair(replaced) })})</>;
}
