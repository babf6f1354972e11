import { expect, it } from 'vitest';
import { isMeetingLink, meetingLink, meetingLinkOf, placeOf } from './meeting-link.ts';

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

it.each([
  ['https://zoom.example/j/123?pwd=a%20b#x', true],
  ['https://1.example', true],
  ['http://zoom.example', false],
  ['HTTPS://zoom.example', false],
  ['https://', false],
  ['https://-', false],
  ['https://zoom.example/j/1 2', false],
  ['https://zoom.example/"x"', false],
  ["https://zoom.example/'x'", false],
  ['https://zoom.example/<b>', false],
  [' https://zoom.example', false],
  ['https://a:b:c', false],
  ['https://zoom.example:port/j', false],
  ['https://zoom.example:8443', true],
  ['https://réunion.example/é', true],
  ['https://zoom.example?j=1', true],
  ['https://zoom.example-', false],
  ['https://bank.example@zoom.example', false],
  ['https://zoom.example/j/@1:2', true],
  ['javascript:alert(1)', false],
])('takes %j for the address of a meeting: %s', (text, isOne) => {
  expect(isMeetingLink(text)).toBe(isOne);
});

it.each([
  ['https://a.example', 'https://b.example', 'https://a.example'],
  [null, 'Zoom https://b.example', 'https://b.example'],
  [undefined, 'https://b.example', 'https://b.example'],
  [null, 'Salle 4', null],
])('holds classes with the address %j and the location %j at %j', (fixed, location, link) => {
  expect(meetingLinkOf({ location, ...(fixed !== undefined && { meetingLink: fixed }) })).toBe(link);
});
