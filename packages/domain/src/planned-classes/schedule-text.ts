import type { Weekday } from '../calendar/weekday.ts';
import type { WeeklyTime } from './class-pattern.ts';
import { type ClockTime, minutesOfDay, timeOfDay } from './clock-time.ts';

type Token =
  | { readonly kind: 'day'; readonly day: Weekday }
  | { readonly kind: 'time'; readonly time: ClockTime; readonly end: ClockTime | null }
  | { readonly kind: 'through' };

const days: readonly [pattern: RegExp, day: Weekday][] = [
  [/^(lun(di)?s?|mon(days?)?)$/, 1],
  [/^(mar(di)?s?|tue(s|sdays?)?)$/, 2],
  [/^(mer(credi)?s?|wed(s|nesdays?)?)$/, 3],
  [/^(jeu(di)?s?|thu(r|rs|rsdays?)?)$/, 4],
  [/^(ven(dredi)?s?|fri(days?)?)$/, 5],
  [/^(sam(edi)?s?|sat(urdays?)?)$/, 6],
  [/^(dim(anche)?s?|sun(days?)?)$/, 7],
];

/** Words that change nothing. Any other word makes the text unreadable: it may say "every second week". */
const fillers = /^(et|and|at|de|from|le|les|on|chaque|every|each|tous|toutes|heures?)$/;
const through = /^(-|a|au|to|through)$/;

const clock = String.raw`\d{1,2}(?:\s*[:h]\s*\d{2}|\s*h)?(?:\s*[ap]m)?`;
const pieces = new RegExp(
  String.raw`(${clock})(?:\s*(?:-|a|to)\s*(?=\d)(${clock}))?(?![\da-z])|[a-z]+|-`,
  'g',
);

/**
 * Reads weekly times out of the free text of a schedule, in French or English: "mar. jeu. 12:00", "Tue/Thu 5 pm".
 * Returns null unless every word is understood. A proposal only: it is never saved unasked.
 */
export function scheduleFromText(text: string, minutes: number): WeeklyTime[] | null {
  const plain = plainText(text);
  const tokens: Token[] = [];
  for (const [piece, start, end] of plain.matchAll(pieces)) {
    const token = start === undefined ? wordToken(piece) : timeToken(start, end);
    if (token === null) return null;
    if (token !== 'filler') tokens.push(token);
  }
  // What the pieces leave out must be punctuation.
  if (/[^\s.,;/&+]/.test(plain.replaceAll(pieces, ' '))) return null;
  const times = groupsOf(tokens)?.flatMap(({ group, at }) =>
    group.map((weekday) => ({ weekday, time: at.time, minutes: lengthOf(at, minutes) })),
  );
  if (!times || times.length === 0 || times.some((time) => time.minutes <= 0)) return null;
  return unique(times);
}

function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[–—]/g, '-')
    .replaceAll(/\b([ap])\.\s?m\b\.?/g, '$1m')
    .replaceAll(/\b(midi|noon)\b/g, '12:00');
}

function wordToken(word: string): Token | 'filler' | null {
  const day = days.find(([pattern]) => pattern.test(word))?.[1];
  if (day) return { kind: 'day', day };
  if (through.test(word)) return { kind: 'through' };
  return fillers.test(word) ? 'filler' : null;
}

function timeToken(start: string, end: string | undefined): Token | null {
  const endHalf = /[ap]m/.exec(end ?? '')?.[0];
  const time = clockTime(start, endHalf) ?? (endHalf ? clockTime(start, undefined) : null);
  const last = end === undefined ? null : clockTime(end, undefined);
  if (time === null || (end !== undefined && last === null)) return null;
  // "11-1 pm" begins in the morning.
  const isLate = last !== null && time >= last && endHalf === 'pm' && !/[ap]m/.test(start);
  const begin = isLate ? clockTime(start, 'am') : time;
  return begin === null ? null : { kind: 'time', time: begin, end: last };
}

/** A number alone says too little, and so does an hour before six without "am". */
function clockTime(text: string, half: string | undefined): ClockTime | null {
  const [, hours = '', minutes = '0'] = /^(\d{1,2})(?:\s*[:h]\s*(\d{2}))?/.exec(text) ?? [];
  const ampm = /[ap]m/.exec(text)?.[0] ?? half;
  const hour = Number(hours);
  if (ampm === undefined) {
    if (!/[:h]/.test(text) || hour < 6 || hour > 23) return null;
    return Number(minutes) < 60 ? timeOfDay(hour * 60 + Number(minutes)) : null;
  }
  if (hour < 1 || hour > 12 || Number(minutes) > 59) return null;
  return timeOfDay(((hour % 12) + (ampm === 'pm' ? 12 : 0)) * 60 + Number(minutes));
}

interface Group {
  readonly group: readonly Weekday[];
  readonly at: Extract<Token, { kind: 'time' }>;
}

/** Days followed by their times; or times followed by their days, which is the same read backwards. */
function groupsOf(tokens: readonly Token[]): Group[] | null {
  const [first] = tokens;
  const inOrder = first?.kind === 'time' ? tokens.toReversed() : tokens;
  const isBackwards = inOrder !== tokens;
  const groups: Group[] = [];
  let group: Weekday[] = [];
  let isRange = false;
  let isClosed = false;
  for (const token of inOrder) {
    if (token.kind === 'through') isRange = group.length > 0 && !isClosed;
    else if (token.kind === 'time') {
      if (group.length === 0) return null;
      // "lundi à 9 h" is no range.
      isRange = false;
      groups.push({ group, at: token });
      isClosed = true;
    } else {
      if (isClosed) group = [];
      isClosed = false;
      const from = group.at(-1);
      const range = isRange && from ? daysThrough(...order(from, token.day, isBackwards)) : [token.day];
      if (range.length === 0) return null;
      group = [...group, ...range];
      isRange = false;
    }
  }
  return isClosed && !isRange ? groups : null;
}

function order(one: Weekday, other: Weekday, isBackwards: boolean): [Weekday, Weekday] {
  return isBackwards ? [other, one] : [one, other];
}

function daysThrough(from: Weekday, to: Weekday): Weekday[] {
  return ([1, 2, 3, 4, 5, 6, 7] as const).filter((day) => from <= day && day <= to);
}

function lengthOf({ time, end }: Group['at'], minutes: number): number {
  return end === null ? minutes : minutesOfDay(end) - minutesOfDay(time);
}

/** In the order of the week. A bilingual text says everything twice. */
function unique(times: readonly WeeklyTime[]): WeeklyTime[] {
  const found = new Map(times.map((time) => [`${time.weekday} ${time.time}`, time]));
  return [...found.values()].sort((a, b) => a.weekday - b.weekday || a.time.localeCompare(b.time));
}
