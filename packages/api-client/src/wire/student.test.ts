import {
  aStudent,
  eachText,
  type Frequency,
  frequencies,
  someNeeds,
  studentTexts,
  type WebinarType,
} from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { peopleImportToWire } from '../testing/wire/people-import.ts';
import { studentToWire } from '../testing/wire/student.ts';
import { needsToInformation, needsToWire } from '../testing/wire/student-needs.ts';
import { frequencyFromWire, frequencyToWire } from './frequency.ts';
import { peopleImportFromWire } from './people-import.ts';
import {
  levelFormToWire,
  studentChangeToWire,
  studentFiltersToWire,
  studentFormToWire,
  studentFromWire,
} from './student.ts';
import { needsFormToWire, needsFromInformation, needsFromWire, needsToPayload } from './student-needs.ts';

/** Sends the value through JSON, which drops what it cannot represent. */
function throughJson<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value));
}

describe('a student', () => {
  it('without a company was imported (DOMAIN-49, DOMAIN-50)', () => {
    expect(studentFromWire({ ...studentToWire(aStudent()), company: null }).company).toBeNull();
    expect(studentToWire(aStudent({ company: null })).company).toBeNull();
  });

  it('is read when a backend has only one level (DOMAIN-52)', () => {
    const { student_level_languages, ...spare } = studentToWire(aStudent());
    expect(studentFromWire(spare).levels).toEqual(aStudent().levels);
  });

  it('is read when a backend omits every optional field', () => {
    const { id, name, last_name, email, phone, mobile, city, mother_tongue, company } = studentToWire(
      aStudent(),
    );
    const spare = { id, name, last_name, email, phone, mobile, city, mother_tongue, company };
    expect(studentFromWire(spare)).toMatchObject({
      active: true,
      isNew: false,
      contracts: [],
      levels: [],
      levelHistory: [],
      latestPlacementTest: null,
      lastReport: null,
      reports: [],
      needs: [],
    });
  });
});

describe('needs', () => {
  const bare = someNeeds({
    courseTypeId: null,
    hours: null,
    season: null,
    webinarType: null,
    conversation: null,
    objectives: null,
    learningStyle: null,
    availability: null,
  });

  it.each([
    ['filled', someNeeds({ otherComments: 'Préfère le matin' })],
    ['bare', bare],
  ])('survive both wire shapes: %s (DOMAIN-56, DOMAIN-57, DOMAIN-58, CONFLICT-38)', (_, needs) => {
    expect(needsFromInformation(throughJson(needsToInformation(needs)))).toEqual(needs);
    expect(needsFromWire(throughJson(needsToWire(needs)), needs.languageId)).toEqual(needs);
  });

  it('have the texts under their wire names (OPEN-65, DOMAIN-58)', () => {
    expect(
      needsToWire(someNeeds({ objectives: 'o', learningStyle: 'm', availability: 'a', otherComments: 'l' }))
        .information_course,
    ).toMatchObject({
      objective: 'o',
      motivation: 'm',
      availability: 'a',
      location: 'l',
      student_needs_id: 71,
    });
  });

  it.each<[WebinarType, string | null, string]>([
    ['teams', null, 'Skype'],
    ['zoom', null, 'Zoom'],
    ['elc', null, 'ELC'],
    ['other', 'Webex', 'Webex'],
    ['other', null, 'Other'],
  ])('store the webinar type %s %s as %s (STU-EDIT-30, STU-EDIT-31)', (webinarType, otherWebinar, stored) => {
    const needs = someNeeds({ webinarType, otherWebinar });
    expect(needsToWire(needs).type_webinar).toBe(stored);
    expect(needsFromWire(needsToWire(needs), 1)).toEqual(needs);
  });

  it.each<[Frequency, string]>([
    ['yearly', 'Once per year'],
    ['monthly', 'Monthly'],
    ['weekly', 'Weekly'],
    ['daily', 'Daily'],
  ])('store the frequency %s as %s (STU-EDIT-33, OPEN-63)', (frequency, stored) => {
    expect(frequencyToWire(frequency)).toBe(stored);
    expect(frequencyFromWire(stored)).toBe(frequency);
    expect(frequencies).toContain(frequency);
  });

  it('read a frequency in any case, and null from any other word', () => {
    expect([frequencyFromWire('WEEKLY'), frequencyFromWire('now and then'), frequencyFromWire(null)]).toEqual(
      ['weekly', null, null],
    );
  });
});

describe('the student payload', () => {
  const values = {
    name: 'Inès',
    lastName: 'Fortin',
    email: 'ines@client.example',
    ...eachText(studentTexts, (name) => `${name} of Inès`),
    motherTongue: 'spanish',
    companyId: 21,
  };

  it('has the personal fields under the payload names (STU-FORM-10, API-091, API-092)', () => {
    expect(studentFormToWire(values)).toEqual({
      name: 'Inès',
      lastName: 'Fortin',
      email: 'ines@client.example',
      ...eachText(studentTexts, (name) => `${name} of Inès`),
      mother_tongue: 'spanish',
      companyId: 21,
    });
  });

  it('has only the changed fields of an existing student (API-092, DECISION-37)', () => {
    const change = studentChangeToWire({ city: 'Laval', motherTongue: null });
    expect(throughJson(change)).toEqual({ city: 'Laval', mother_tongue: null });
  });

  it('nests the needs in a language (STU-FORM-11, STU-FORM-12)', () => {
    expect(
      throughJson(
        needsToPayload({
          ...someNeeds({ languageId: 3, courseTypeId: 2, reading: 'yearly' }),
          otherComments: 'Deuxième étage',
          language: 'Espagnol',
        }),
      ),
    ).toEqual({
      id: 71,
      languageId: 3,
      conversation: 'Daily',
      listening: 'Weekly',
      writing: 'Monthly',
      reading: 'Once per year',
      objective: 'Animer une réunion d’équipe',
      location: 'Deuxième étage',
      availability: 'Le mardi matin, dès le 12 janvier',
      motivation: 'En parlant',
      studentNeeds: {
        id: 71,
        languageId: 3,
        language: 'Espagnol',
        numberHours: 30,
        session: 'fall',
        typeWebinar: 'Skype',
        courseTypeId: 2,
      },
    });
  });

  it('has the needs of one language alone (API-097)', () => {
    const { id, ...form } = someNeeds({ languageId: 3, courseTypeId: 2, reading: 'yearly' });
    expect(needsFormToWire(501, { ...form, otherComments: 'Deuxième étage' })).toEqual({
      studentId: 501,
      languageId: 3,
      course_types_id: 2,
      number_hours: 30,
      session: 'fall',
      type_webinar: 'Skype',
      information_course: {
        conversation: 'Daily',
        listening: 'Weekly',
        writing: 'Monthly',
        reading: 'Once per year',
        objective: 'Animer une réunion d’équipe',
        motivation: 'En parlant',
        availability: 'Le mardi matin, dès le 12 janvier',
        location: 'Deuxième étage',
      },
    });
  });

  it.each([
    [undefined, undefined],
    [null, null],
    ['elc', 'ELC'],
  ] as const)('is the webinar type %s alone as %s (API-097, DECISION-37)', (webinarType, stored) => {
    const sent = needsFormToWire(501, { languageId: 1, webinarType });
    expect(sent.type_webinar).toBe(stored);
    expect(throughJson(sent)).toEqual({
      studentId: 501,
      languageId: 1,
      ...(stored !== undefined && { type_webinar: stored }),
      information_course: {},
    });
  });

  it('has a level (STU-FORM-13)', () => {
    expect(
      levelFormToWire({ languageId: 1, level: 'B2', testedOn: '2026-11-20', testerInitials: 'MB' }),
    ).toEqual({ levelLanguage: 'B2', lastTest: '2026-11-20', testerInitials: 'MB', languageId: 1 });
  });

  it('uses the specified query names for the list, the last test first by default (API-089, STU-LIST-02, STU-LIST-03, STU-LIST-04, STU-LIST-05, STU-LIST-06, STU-LIST-07, LIMIT-36)', () => {
    expect(throughJson(studentFiltersToWire({}))).toEqual({
      orderBy: 'student_level_language.last_test',
      orderDirection: 'DESC',
      page: 1,
      resourcesPerPage: 50,
    });
    expect(
      throughJson(
        studentFiltersToWire({
          search: 'fortin',
          level: 'B1',
          contractId: 412,
          companyId: 21,
          enrolment: 'not-enrolled',
          archived: true,
          sort: { by: 'name', direction: 'ASC' },
          page: 3,
          pageSize: 100,
        }),
      ),
    ).toEqual({
      studentName: 'fortin',
      levelLanguage: 'B1',
      course: 412,
      companyId: 21,
      enrolledStatus: 0,
      status: 0,
      orderBy: 'last_name',
      orderDirection: 'ASC',
      page: 3,
      resourcesPerPage: 100,
    });
  });
});

it.each([
  [undefined, null],
  [[], []],
  [[{ id: 1, name: 'Zoé', last_name: 'Young' }], [{ id: 1, name: 'Zoé', lastName: 'Young' }]],
])('an import lists the people added, %j, and those not added (API-095, IMPORT-04)', (imported, people) => {
  expect(peopleImportFromWire(imported, [{ name: 'Kim', last_name: 'Roy' }])).toEqual({
    imported: people,
    refused: [{ name: 'Kim', lastName: 'Roy', reason: null }],
  });
});

it.each([
  [null, undefined],
  [[], []],
  [[{ id: 1, name: 'Zoé', lastName: 'Young' }], [{ id: 1, name: 'Zoé', last_name: 'Young' }]],
])('an import is told with those that it took, %j, and those that it did not', (people, imported) => {
  const refused = { name: 'Kim', lastName: 'Roy', reason: 'Email duplicated' };
  expect(peopleImportToWire({ imported: people, refused: [refused] })).toEqual({
    imported,
    notImported: [{ name: 'Kim', last_name: 'Roy', reason: 'Email duplicated' }],
  });
});
