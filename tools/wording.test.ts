import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { texts as interfaceTexts } from './interface-texts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A quoted text in a file of translations. `${...}` in it is a placeholder. */
const literal = /(['"`])((?:\\.|(?!\1).)*)\1/g;

/** The texts of the interface, with their file. */
function texts(): { file: string; text: string }[] {
  const files = globSync('{packages,apps}/*/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) =>
      /-words\.tsx?$|[\\/](copy|vocabulary)[\\/]\w[\w-]*\.ts$/.test(file) && !/\.test\.ts$/.test(file),
  );
  return files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .filter((line) => !/^\s*(\/\/|\/?\*)/.test(line))
      .flatMap((line) => [...line.matchAll(literal)].map(([, , text = '']) => ({ file, text }))),
  );
}

// The titles of pages are in files that have more than texts.
const all = [...texts(), ...interfaceTexts.filter(({ file }) => /(screens|page-names)\.ts$/.test(file))];

/** Returns the texts that match, as `file: text`. */
const having = (pattern: RegExp, texts = all) =>
  texts.filter(({ text }) => pattern.test(text)).map(({ file, text }) => `${file}: ${text}`);

it('finds the texts of all apps', () => {
  expect(all.length).toBeGreaterThan(2000);
  expect(new Set(all.map(({ file }) => file.split(/[\\/]/)[1]))).toEqual(
    new Set([
      'admin',
      'domain',
      'evidence',
      'i18n',
      'meeting-attendance',
      'progress-reports',
      'records',
      'reports',
      'shell',
      'teacher',
      'ui',
      'unavailability',
      'views',
    ]),
  );
});

it('has no empty text, except of a list without a search and of hours by month and week', () => {
  const empty = interfaceTexts.filter(({ text }) => text.trim() === '').map(({ file }) => basename(file));
  expect([...new Set(empty)].toSorted()).toEqual(['hours-totals-words.ts', 'reminder-list-words.ts']);
});

describe('French is what a Québec office writes', () => {
  it('has no space before ? and ! (DECISION-48)', () => {
    expect(having(/[ \u00a0\u202f][?!]/)).toEqual([]);
  });

  it('elides nothing before a name that may begin with a vowel', () => {
    expect(having(/\b(de|que) \{\{(name|person|student|teacher|company|title)\}\}/)).toEqual([]);
  });
});

describe('English is what a Canadian office writes', () => {
  const english = interfaceTexts.filter(({ language }) => language === 'en');

  it.each([
    ['organization', /\borganis/i],
    ['email', /\be-mails?\b/i],
    ['enrolment, enrol', /\benroll(ment)?\b/i],
    ['cancelled, cancelling', /\bcancel(ed|ing)\b/i],
    ['colour, behaviour, favourite', /\b(color|behavior|favorite)s?\b/i],
    ['centre', /\bcenters?\b/i],
    ['program', /\bprogrammes?\b/i],
  ])('spells %s (DECISION-48)', (_, pattern) => {
    expect(having(pattern, english)).toEqual([]);
  });
});

describe('what native speakers read in the built product and changed (DECISION-48)', () => {
  it.each([
    ['Follow-ups', /\bto chase\b/i],
    ['Relances', /à relancer/i],
    ['This language already exists.', /exists already/],
    ['Accepting the invitation activates the account.', /takes up an invitation/],
    ['Resume', /take it up again/i],
    ['Retry the failed ones', /the refused again/],
    ['Réessayer les échecs', /les refus\b/],
    ['What is missing from active contracts', /contracts lack/],
    ['Materials not chosen', /material undecided/i],
    ['Matériel à choisir', /matériel à décider/i],
    ['Link to this view', /address of what is shown/i],
    ['Lien vers cette vue', /adresse de ce qui est affiché/i],
    ['Commencé il y a', /début il y a/i],
    ['You do not have access to this section.', /for other people/],
    ['Vous n’avez pas accès à cette section.', /réservée à d’autres/],
    ['Session ouverte : {{name}}', /(vous êtes|est) connectée?\b/i],
    ['Copier le lien magique : {{name}}', /lien magique de \{\{/],
    ['All contracts', /^whole list$/i],
    ['Existing text was kept', /written already/],
    ['Abandonner', /^jeter\b/i],
    ['Archived only', /^show archived$/i],
    ['articles', /^matériels$/i],
    ['Envoyer un rappel', /^rappeler\b/i],
    ['Its private link does not open', /magic links? (no longer|works?|does|will)\b/i],
    ['son lien privé s’ouvrira', /liens? magiques? (ne|s’|fonctionnen?t?)\b/i],
    ['Continue sending', /^go on\b/i],
    ['Started, not submitted yet', /^begun\b/i],
  ])('%s', (present, past) => {
    expect(all.filter(({ text }) => text.includes(present))).not.toEqual([]);
    expect(having(past)).toEqual([]);
  });
});
