import { byBeginning, type ClassTime, daysUntil, minutesOfDay, timeOfDay } from '@portal/domain';
import { bar, drawing, tick } from './ChosenClass.css';
import { type CalendarClass, nameOfClass } from './calendar-view';

/** Two classes at the same time, drawn to scale; the text above says the same. */
export function ClashDrawing({ planned, other }: { planned: CalendarClass; other: CalendarClass }) {
  const [{ date: day } = planned] = [planned, other].sort(byBeginning);
  const rangeOf = ({ date, time, minutes }: ClassTime) => {
    const begin = daysUntil(date, day) * 1440 + minutesOfDay(time);
    return { begin, end: begin + minutes };
  };
  const [one, two] = [rangeOf(planned), rangeOf(other)];
  const [from, to] = [Math.min(one.begin, two.begin), Math.max(one.end, two.end)];
  const percent = (minute: number) => `${((minute - from) / (to - from)) * 100}%`;
  const barOf = ({ begin, end }: typeof one) => ({
    marginInlineStart: percent(begin),
    width: percent(from + end - begin),
  });
  return (
    <div className={drawing} aria-hidden="true">
      <div className={bar} style={barOf(one)}>
        {nameOfClass(planned)}
      </div>
      <div className={bar} style={barOf(two)}>
        {nameOfClass(other)}
      </div>
      {[...new Set([from, Math.max(one.begin, two.begin), to])].map((minute) => (
        <span key={minute} className={tick} style={{ insetInlineStart: percent(minute) }}>
          {timeOfDay(minute % 1440)}
        </span>
      ))}
    </div>
  );
}
