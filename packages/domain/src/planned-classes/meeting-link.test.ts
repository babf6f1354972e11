import { expect, it } from 'vitest';
import { meetingLink, placeOf } from './meeting-link.ts';

it.each([
  [null, null, null],
  ['Longueuil, salle 204', null, 'Longueuil, salle 204'],
  ['Teams https://teams.example/l/meet?a=1&b=2', 'https://teams.example/l/meet?a=1&b=2', 'Teams'],
  ['Zoom : https://zoom.example/j/123.', 'https://zoom.example/j/123', 'Zoom : .'],
  ['https://zoom.example/j/123', 'https://zoom.example/j/123', null],
  ['(HTTPS://ZOOM.example/j)', 'HTTPS://ZOOM.example/j', '()'],
  ['javascript:alert(1)', null, 'javascript:alert(1)'],
  ['http://zoom.example', null, 'http://zoom.example'],
  ['https://', null, 'https://'],
  ['  ', null, null],
  [' - ', null, null],
  ['null', null, 'null'],
  ['https://-', null, 'https://'],
  ['https://1.example', 'https://1.example', null],
  [' Salle 4 - ', null, 'Salle 4'],
])('finds in %j the address %j and the place %j', (location, link, place) => {
  expect(meetingLink(location)).toBe(link);
  expect(placeOf(location)).toBe(place);
});
