import { describe, expect, it } from 'vitest';
import { scheduleFromText } from './schedule-text.ts';

const read = (text: string) =>
  scheduleFromText(text, 90)?.map(({ weekday, time, minutes }) => `${weekday} ${time} ${minutes}`) ?? null;

describe('the proposal of a schedule', () => {
  it.each<[string, string[]]>([
    ['mar. jeu. 12:00', ['2 12:00 90', '4 12:00 90']],
    ['Tue/Thu 5 pm', ['2 17:00 90', '4 17:00 90']],
    ['Tue 9am', ['2 09:00 90']],
    ['Tue  5   pm', ['2 17:00 90']],
    ['lun. 17:30', ['1 17:30 90']],
    ['lun. mer. 8:30', ['1 08:30 90', '3 08:30 90']],
    ['Mon Wed Fri 7:45', ['1 07:45 90', '3 07:45 90', '5 07:45 90']],
    ['Mardi 9 h - Tuesday 9 am', ['2 09:00 90']],
    ['Mardi 9 h / Tuesday 9 am', ['2 09:00 90']],
    ['lundi et mercredi à 12 h 30', ['1 12:30 90', '3 12:30 90']],
    ['Les mardis et jeudis, 8h30', ['2 08:30 90', '4 08:30 90']],
    ['on Tuesdays and Thursdays from 9:00 to 10:30', ['2 09:00 90', '4 09:00 90']],
    ['le mercredi de 13 h à 15 h', ['3 13:00 120']],
    ['Mon at 9-10 am', ['1 09:00 60']],
    ['Mon 11 am-1 pm', ['1 11:00 120']],
    ['Mon 5:30–6:30 p.m.', ['1 17:30 60']],
    ['Mon 5:30 — 6:45 p. m.', ['1 17:30 75']],
    ['ven. midi', ['5 12:00 90']],
    ['Friday noon', ['5 12:00 90']],
    ['12 am Sat', []],
    ['Sat 12 am', ['6 00:00 90']],
    ['Sat 1:05 a.m.', ['6 01:05 90']],
    ['lun. à ven. 9:00', ['1 09:00 90', '2 09:00 90', '3 09:00 90', '4 09:00 90', '5 09:00 90']],
    ['lun. au jeu. 9:00', ['1 09:00 90', '2 09:00 90', '3 09:00 90', '4 09:00 90']],
    ['mer. à ven. 9:00', ['3 09:00 90', '4 09:00 90', '5 09:00 90']],
    ['ven. à lun. 9:00', ['1 09:00 90', '5 09:00 90']],
    ['lun. à mar. 9:00', ['1 09:00 90', '2 09:00 90']],
    ['Mon-Wed, Fri 9:00', ['1 09:00 90', '2 09:00 90', '3 09:00 90', '5 09:00 90']],
    ['lun. 9:00; jeu. 14:00', ['1 09:00 90', '4 14:00 90']],
    ['jeu. 14:00, lun. 9:00', ['1 09:00 90', '4 14:00 90']],
    ['mar. 14:00 et 9:00', ['2 09:00 90', '2 14:00 90']],
    ['SAMEDI 10H & DIMANCHE 6 h', ['6 10:00 90', '7 06:00 90']],
    ['lun. 23:59', ['1 23:59 90']],
    ['Mon 12:59 pm', ['1 12:59 90']],
  ])('of %j is %j', (text, times) => {
    expect(read(text)).toEqual(times.length > 0 ? times : null);
  });

  it.each(
    [
      ['lun', 'lundi', 'lundis', 'mon', 'monday', 'mondays'],
      ['mar', 'mardi', 'mardis', 'tue', 'tues', 'tuesday', 'tuesdays'],
      ['mer', 'mercredi', 'mercredis', 'wed', 'wednesday', 'wednesdays'],
      ['jeu', 'jeudi', 'jeudis', 'thu', 'thur', 'thurs', 'thursday', 'thursdays'],
      ['ven', 'vendredi', 'vendredis', 'fri', 'friday', 'fridays'],
      ['sam', 'samedi', 'samedis', 'sat', 'saturday', 'saturdays'],
      ['dim', 'dimanche', 'dimanches', 'sun', 'sunday', 'sundays'],
    ].flatMap((names, place) => names.map((name) => [name, place + 1] as const)),
  )('knows the day %s', (name, weekday) => {
    expect(read(`${name} 9:00`)).toEqual([`${weekday} 09:00 90`]);
  });

  it.each([
    '',
    'à déterminer',
    'lun.',
    '12:00',
    'lun. 9:00 jeu.',
    '12:00 lun. 9:00',
    'mar. aux deux semaines 12:00',
    'every other Tuesday 9:00',
    'mar. jeu. 12',
    'lun. 24:00',
    'lun. 9:60',
    'Mon 9:60 pm',
    'Mon 13 pm',
    'Mon 0 am',
    'mar. 5:59',
    'mar. 10:00-9:00',
    'mar. 10:00-10:00',
    'mar. 9:00 à 5:00',
    'lun. à 9:00 (salle 2)',
    'lun. 9:00 *',
    '2027-01-11 9:00',
    'lun. 123:00',
  ])('of %j is none', (text) => {
    expect(read(text)).toBeNull();
  });
});
