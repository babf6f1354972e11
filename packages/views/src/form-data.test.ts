import { getZodConstraint, parseWithZod } from '@conform-to/zod/v4';
import {
  bulkFilingSchema,
  commentsSchema,
  contractMaterialSchema,
  documentsUploadSchema,
  eachText,
  fileSchema,
  importSchema,
  lessonSchema,
  levelSchema,
  materialRequestSchema,
  materialSchema,
  outlineSchema,
  passwordSchema,
  selfLearningSchema,
  studentNeedsSchema,
  studentSchema,
  studentTexts,
  teacherChangeSchema,
  teacherSchema,
  userSchema,
} from '@portal/domain';
import { expect, it } from 'vitest';
import type { z } from 'zod';
import { typedBy } from './useZodForm';

type FormSchema = z.ZodType<Record<string, unknown>, Record<string, unknown>>;
type Entry = readonly [name: string, value: string | File];

function formData(entries: readonly Entry[]): FormData {
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value);
  return data;
}

const sheet = new File(['x'], 'classe.xlsx');
const paper = new File(['x'], 'notes.pdf');

// Browsers send an empty field as '', no chosen file as a file without a name, and an unchecked checkbox not at all.
it.each<[form: string, FormSchema, Entry[], object]>([
  [
    'user',
    userSchema,
    [
      ['name', 'Marie'],
      ['lastName', 'Roy'],
      ['email', 'm.roy@passerelle.example'],
      ['phone', '514 555-0100'],
      ['role', 'ROLE_TEACHER'],
      ['active', 'on'],
    ],
    {
      name: 'Marie',
      lastName: 'Roy',
      email: 'm.roy@passerelle.example',
      phone: '5145550100',
      role: 'ROLE_TEACHER',
      active: true,
    },
  ],
  [
    'password',
    passwordSchema,
    [
      ['oldPassword', 'ancien'],
      ['newPassword', ' huit lettres '],
      ['confirmation', ' huit lettres '],
    ],
    { oldPassword: 'ancien', newPassword: ' huit lettres ', confirmation: ' huit lettres ' },
  ],
  [
    'material',
    materialSchema,
    [
      ['title', 'Défi 3'],
      ['languageId', '2'],
    ],
    { title: 'Défi 3', languageId: 2 },
  ],
  [
    'material of a contract',
    contractMaterialSchema,
    [
      ['materialId', '11'],
      ['quantity', '3'],
      ['note', 'Salle 4'],
    ],
    { materialId: 11, quantity: 3, note: 'Salle 4' },
  ],
  [
    'material request',
    materialRequestSchema,
    [
      ['materialId', '11'],
      ['note', ''],
    ],
    { materialId: 11, note: 'No notes' },
  ],
  [
    'student',
    studentSchema,
    [
      ['name', 'Inès'],
      ['lastName', 'Fortin'],
      ['email', 'i@aero.example'],
      ['phone', ''],
      ['motherTongue', 'other'],
      ['otherMotherTongue', 'Créole'],
      ['companyId', ''],
      ['smartDevice', ''],
    ],
    {
      name: 'Inès',
      lastName: 'Fortin',
      email: 'i@aero.example',
      ...eachText(studentTexts, () => null),
      motherTongue: 'Créole',
      companyId: null,
    },
  ],
  [
    'needs',
    studentNeedsSchema,
    [
      ['languageId', '1'],
      ['courseTypeId', '2'],
      ['hours', '30,5'],
      ['season', ''],
      ['webinarType', 'zoom'],
      ['reading', 'daily'],
    ],
    {
      languageId: 1,
      courseTypeId: 2,
      hours: 30.5,
      season: null,
      webinarType: 'zoom',
      reading: 'daily',
      writing: null,
    },
  ],
  [
    'level',
    levelSchema('2026-11-20'),
    [
      ['languageId', '1'],
      ['level', 'Pre-A1'],
      ['testedOn', '2026-08-28'],
      ['testerInitials', 'GL'],
    ],
    { languageId: 1, level: 'Pre-A1', testedOn: '2026-08-28', testerInitials: 'GL' },
  ],
  [
    'teacher',
    teacherSchema,
    [
      ['name', 'Léa'],
      ['lastName', 'Roy'],
      ['email', 'l@passerelle.example'],
      ['phone', '4505550117'],
      ['mobile', ''],
      ['hasCar', 'on'],
      ['languageIds', '1'],
      ['languageIds', '4'],
      ['rates[0].courseTypeId', '1'],
      ['rates[0].rate', '42,5'],
      ['rates[1].courseTypeId', '2'],
      ['rates[1].rate', ''],
    ],
    { hasCar: true, nda: false, mobile: null, languageIds: [1, 4], rates: [{ courseTypeId: 1, rate: 42.5 }] },
  ],
  [
    'change of teacher',
    teacherChangeSchema,
    [
      ['teacherId', '32'],
      ['motive', 'Congé'],
      ['hoursDone', '0'],
    ],
    { teacherId: 32, motive: 'Congé', hoursDone: 0 },
  ],
  [
    'lesson with everyone there',
    lessonSchema('2026-11-21'),
    [
      ['date', '2026-11-20'],
      ['minutes', '90'],
      ['allPresent', 'on'],
      ['absentStudentIds', '501'],
    ],
    { date: '2026-11-20', minutes: 90, absentStudentIds: [] },
  ],
  [
    'lesson with one absent',
    lessonSchema('2026-11-21'),
    [
      ['date', '2026-11-20'],
      ['minutes', '90'],
      ['absentStudentIds', '501'],
    ],
    { absentStudentIds: [501] },
  ],
  [
    'outline',
    outlineSchema,
    [
      ['challenges', 'Le passé'],
      ['emphasis', 'other'],
      ['otherEmphasis', 'Vente'],
      ['learningAids', 'apps'],
      ['learningAids', 'tv'],
      ['otherLearningAid', ''],
      ['reading', ''],
    ],
    {
      challenges: 'Le passé',
      currentUse: null,
      emphasis: ['other'],
      otherEmphasis: 'Vente',
      learningAids: ['apps', 'tv'],
      otherLearningAid: null,
      reading: null,
    },
  ],
  [
    'ratings',
    selfLearningSchema,
    [
      ['homework', 'needs-work'],
      ['preparation', ''],
    ],
    { homework: 'needs-work', preparation: null, participation: null, extracurricularActivities: null },
  ],
  [
    'comments',
    commentsSchema,
    [
      ['comments', 'Bien'],
      ['recommendations', ''],
      ['nextLevel', ''],
    ],
    { comments: 'Bien', recommendations: null, nextLevel: null },
  ],
  [
    'file',
    fileSchema,
    [
      ['title', 'Test'],
      ['type', 'courseOutline'],
      ['contractId', '412'],
      ['languageId', '1'],
      ['taggedOn', '2026-09-01'],
    ],
    {
      title: 'Test',
      type: 'courseOutline',
      contractId: 412,
      studentId: null,
      languageId: 1,
      taggedOn: '2026-09-01',
    },
  ],
  [
    'files in bulk',
    bulkFilingSchema,
    [
      ['fileIds', '7'],
      ['fileIds', '9'],
      ['type', 'undefined'],
      ['contractId', ''],
      ['taggedOn', '2026-09-01'],
    ],
    { fileIds: [7, 9], type: 'undefined', contractId: null },
  ],
  ['import', importSchema, [['file', sheet]], { file: sheet }],
  [
    'uploads',
    documentsUploadSchema,
    [
      ['files', paper],
      ['files', paper],
    ],
    { files: [paper, paper] },
  ],
])('reads the form of a %s as a browser sends it', (_, schema, entries, values) => {
  const submission = parseWithZod(formData(entries), { schema });
  expect(submission.status === 'success' ? submission.value : submission.error).toMatchObject(values);
});

it.each<[form: string, FormSchema, Entry[], string[]]>([
  [
    'user',
    userSchema,
    [
      ['name', ''],
      ['email', ''],
    ],
    ['email', 'lastName', 'name', 'phone', 'role'],
  ],
  [
    'student',
    studentSchema,
    [
      ['name', ''],
      ['motherTongue', ''],
    ],
    ['email', 'lastName', 'name'],
  ],
  [
    'teacher',
    teacherSchema,
    [
      ['rates[0].courseTypeId', '1'],
      ['rates[0].rate', 'x'],
    ],
    ['email', 'lastName', 'name', 'phone', 'rates[0].rate'],
  ],
  [
    'outline',
    outlineSchema,
    [
      ['emphasis', 'other'],
      ['otherEmphasis', ''],
    ],
    ['otherEmphasis'],
  ],
  [
    'file',
    fileSchema,
    [['type', 'placementTest']],
    ['contractId', 'languageId', 'studentId', 'taggedOn', 'title'],
  ],
  ['import', importSchema, [['file', new File([], '')]], ['file']],
  ['uploads', documentsUploadSchema, [['files', new File([], '')]], ['files']],
])('refuses an incomplete form of a %s, field by field', (_, schema, entries, fields) => {
  const submission = parseWithZod(formData(entries), { schema });
  expect(submission.status === 'error' ? Object.keys(submission.error ?? {}).sort() : null).toEqual(fields);
});

it.each<[form: string, FormSchema, string[]]>([
  ['user', userSchema, ['name', 'lastName', 'email', 'phone', 'role']],
  ['student', studentSchema, ['name', 'lastName', 'email']],
  ['teacher', teacherSchema, ['name', 'lastName', 'email', 'phone']],
  ['file', fileSchema, ['title', 'type', 'taggedOn']],
  ['outline', outlineSchema, []],
  ['import', importSchema, ['file']],
])('marks the required fields of a %s', (_, schema, asked) => {
  const constraints = Object.entries(getZodConstraint(typedBy(schema)));
  const marked = constraints
    .filter(([name, { required }]) => required && !name.includes('['))
    .map(([name]) => name);
  expect(marked).toEqual(expect.arrayContaining(asked));
  expect(marked).toHaveLength(asked.length);
});
