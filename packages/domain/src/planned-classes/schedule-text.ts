import type { Weekday } from '../calendar/weekday.ts';
import type { WeeklyTime } from './class-pattern.ts';
import { type ClockTime, minutesOfDay, timeOfDay } from './clock-time.ts';

const dayNames = [
  ['lun', 'lundi', 'lundis', 'mon', 'monday', 'mondays'],
  ['mar', 'mardi', 'mardis', 'tue', 'tues', 'tuesday', 'tuesdays'],
  ['mer', 'mercredi', 'mercredis', 'wed', 'wednesday', 'wednesdays'],
  ['jeu', 'jeudi', 'jeudis', 'thu', 'thur', 'thurs', 'thursday', 'thursdays'],
  ['ven', 'vendredi', 'vendredis', 'fri', 'friday', 'fridays'],
  ['sam', 'samedi', 'samedis', 'sat', 'saturday', 'saturdays'],
  ['dim', 'dimanche', 'dimanches', 'sun', 'sunday', 'sundays'],
];

/** Ignored words. Any other word makes the text unreadable, because it may say "every second week". */
const fillers = ['et', 'and', 'at', 'de', 'from', 'le', 'les', 'on'];
const through = ['-', 'a', 'au', 'to'];

/** A time such as `5 pm`, `17 h 30` or `9:00`, or another word. */
const words = /(\d{1,2})(?: ?([:h])(?: ?(\d{2}))?)?(?: ?([ap]m))?(?![\da-z])|[^\s.,;/&+]+/g;

/** A time that may lack "am" or "pm". */
interface WrittenTime {
  hour: number;
  minute: number;
  half: string | undefined;
  /** Whether `:` or `h` marks it as a time; a bare number may be anything. */
  isSure: boolean;
}

type Token = 'through' | Weekday | WrittenTime;
const isThrough = (token: Token | undefined) => token === 'through';
const isDay = (token: Token | undefined) => typeof token === 'number';
const isTime = (token: Token | undefined) => typeof token === 'object';

/**
 * Parses weekly times in the free text of a schedule, in French or English: "mar. jeu. 12:00", "Tue/Thu 5 pm". Returns
 * null unless every word is understood. The result is only a proposal: never save it without confirmation.
 */
export function scheduleFromText(text: string, minutes: number): WeeklyTime[] | null {
  const tokens = tokensOf(plainText(text));
  if (tokens === null) return null;
  const found = new Map<string, WeeklyTime>();
  let next = 0;
  const take = <Taken extends Token>(isMeant: (token: Token | undefined) => token is Taken): Taken | null => {
    const token = tokens[next];
    if (!isMeant(token)) return null;
    next += 1;
    return token;
  };
  while (next < tokens.length) {
    const group: Weekday[] = [];
    let rangeFrom: Weekday | null = null;
    for (let day = take(isDay); day !== null; day = take(isDay)) {
      group.push(...(rangeFrom === null ? [] : daysBetween(rangeFrom, day)), day);
      rangeFrom = take(isThrough) && day;
    }
    const first = next;
    for (let time = take(isTime); time !== null; time = take(isTime)) {
      const end = take(isThrough) && take(isTime);
      const start = clockOf(time, time.half ?? end?.half);
      const last = end && clockOf(end, end.half);
      const length = start && last ? minutesOfDay(last) - minutesOfDay(start) : minutes;
      if (start === null || (end && last === null) || length <= 0) return null;
      for (const weekday of group)
        found.set(`${weekday} ${start}`, { weekday, time: start, minutes: length });
    }
    // Days without a time, or a time without days.
    if (next === first || group.length === 0) return null;
  }
  const times = [...found.values()].sort((a, b) => a.weekday - b.weekday || a.time.localeCompare(b.time));
  return times.length > 0 ? times : null;
}

function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[-–—]/g, ' - ')
    .replaceAll(/([ap])\. ?m\./g, '$1m')
    .replaceAll(/midi|noon/g, '12:00')
    .replaceAll(/\s+/g, ' ');
}

/** Splits a text into tokens; null if a word is not understood. */
function tokensOf(text: string): Token[] | null {
  const tokens: Token[] = [];
  for (const [word, hour, sign, minute, half] of text.matchAll(words)) {
    if (fillers.includes(word)) continue;
    const weekday = dayNames.findIndex((names) => names.includes(word)) + 1;
    if (through.includes(word)) tokens.push('through');
    else if (weekday > 0) tokens.push(weekday as Weekday);
    else if (hour === undefined) return null;
    else tokens.push({ hour: Number(hour), minute: Number(minute ?? 0), half, isSure: sign !== undefined });
  }
  return tokens;
}

/** A bare number is ambiguous, and so is an hour before six without "am". */
function clockOf({ hour, minute, isSure }: WrittenTime, half: string | undefined): ClockTime | null {
  const isWritten = half === undefined ? isSure && hour >= 6 && hour <= 23 : hour >= 1 && hour <= 12;
  if (!isWritten || minute > 59) return null;
  const hours = half === undefined ? hour : (hour % 12) + (half === 'pm' ? 12 : 0);
  return timeOfDay(hours * 60 + minute);
}

/** Returns the days between two weekdays, excluding both. */
function daysBetween(from: Weekday, to: Weekday): Weekday[] {
  return ([1, 2, 3, 4, 5, 6, 7] as const).slice(from, to - 1);
}
