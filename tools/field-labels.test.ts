import {
  attestationFields,
  closedDayFields,
  companyFields,
  contractFields,
  courseInfoFields,
  coursePlanFields,
  type Field,
  type FieldTable,
  fileFields,
  languageFields,
  levelFields,
  materialFields,
  needsFields,
  outlineFields,
  personFields,
  phraseFields,
  reportTextFields,
  scaleResultFields,
  studentFields,
  teacherFields,
  teacherRateFields,
  unavailabilityFields,
  webhookFields,
} from '@portal/domain';
import { courseWords, type DefinedWords, type WordTree } from '@portal/i18n';
import { describe, expect, it } from 'vitest';

/** The files with the texts of lists, forms, imports and exports, with the fields that they show. */
const files: Readonly<Record<string, FieldTable>> = {
  'attestation-words': attestationFields,
  'closed-days-words': closedDayFields,
  'companies-words': companyFields,
  'company-contact-words': companyFields,
  'contract-form-words': contractFields,
  'csv-words': { ...levelFields, ...personFields },
  'edit-file-words': fileFields,
  'file-list-words': fileFields,
  'filing-words': fileFields,
  'list-words': contractFields,
  'material-list-words': materialFields,
  'material-words': materialFields,
  'names-words': languageFields,
  'needs-words': needsFields,
  'outline-words': outlineFields,
  'people-import-words': personFields,
  'phrase-words': phraseFields,
  'phrases-page-words': phraseFields,
  'plan-words': coursePlanFields,
  'rate-words': teacherRateFields,
  'report-words': { ...reportTextFields, ...courseInfoFields },
  'scale-result-words': scaleResultFields,
  'student-form-words': studentFields,
  'student-list-words': { ...levelFields, ...studentFields },
  'teacher-list-words': teacherFields,
  'teacher-words': teacherFields,
  'unavailability-words': unavailabilityFields,
  'upload-words': fileFields,
  'user-list-words': personFields,
  'user-words': personFields,
  'webhooks-words': webhookFields,
};

/** The texts that are no label of the field of their name. */
const unlike: Readonly<Record<string, string>> = {
  'contract-form-words hoursPerClass':
    'printed by the specification; the history needs a label that stands alone',
  'csv-words level': 'the levels of a student in all languages',
  'edit-file-words title': 'the title of the dialog',
  'list-words column.courseType': 'a short heading that the specification prints',
  'list-words column.startsOn': 'a short heading that the specification prints',
  'list-words column.endsOn': 'a short heading that the specification prints',
  'list-words menu.status': 'the name of an action',
  'plan-words skipsHolidays': 'a checkbox that says what to do',
  'scale-result-words skill.quebec.reading': 'the name of a skill on this scale',
  'scale-result-words skill.quebec.writing': 'the name of a skill on this scale',
  'scale-result-words skill.sle.reading': 'the name of a skill on this scale',
  'scale-result-words skill.sle.writing': 'the name of a skill on this scale',
  'student-list-words column.name': 'the whole name',
  'student-list-words column.testedOn': 'the tests in all languages',
  'teacher-list-words column.name': 'the whole name',
  'user-list-words column.name': 'the whole name',
};

/** The groups of texts that are labels of forms and headings of columns. */
const groups = ['', 'column.', 'form.', 'dialog.'];

interface Label {
  file: string;
  key: string;
  fr: string;
  en: string;
}

const modules = import.meta.glob<Record<string, Partial<DefinedWords<WordTree>>>>(
  '../{apps,packages}/*/src/**/*-words.ts',
);

const withoutStar = (text: string) => text.replace(/\*$/, '');

function labelsIn(file: string, fr: WordTree, en: WordTree, group = ''): Label[] {
  return Object.entries(fr).flatMap(([name, text]) => {
    const other = en[name];
    const key = group + name;
    if (typeof text !== 'string') return labelsIn(file, text, other as WordTree, `${key}.`);
    return [{ file, key, fr: withoutStar(text), en: withoutStar(String(other)) }];
  });
}

async function labelsOfFile(file: string): Promise<Label[]> {
  const paths = Object.keys(modules).filter((path) => path.endsWith(`/${file}.ts`));
  const loaded = await Promise.all(paths.map((path) => modules[path]?.()));
  return loaded.flatMap((module) =>
    Object.values(module ?? {})
      .flatMap(({ words }) => (words ? labelsIn(file, words.fr, words.en) : []))
      .filter((label) => !isTerm(label)),
  );
}

/** Whether a text belongs to the terms that all files may use. */
const isTerm = ({ key, fr }: Label) => (courseWords.fr as WordTree)[key] === fr;

/** Whether a text is the label of a field, by its place: `column.company` is that of `companyId`, `form.title` that of `title`. */
const isOf = (key: string, name: string) =>
  [name, name.replace(/(Id|On)$/, '')].some((one) => groups.some((group) => key === group + one));

const all = await Promise.all(
  Object.entries(files).map(async ([file, fields]) => ({ file, fields, labels: await labelsOfFile(file) })),
);

describe.each(all)('the texts in $file', ({ file, fields, labels }) => {
  const known = Object.entries<Field>(fields);

  it('are there', () => {
    expect(labels.length).toBeGreaterThan(0);
  });

  it('name a field as its table does', () => {
    const spelled = labels.flatMap(({ key, fr, en }) => {
      const field = known.find(([name]) => isOf(key, name))?.[1];
      const isAlike = !field || (field.fr === fr && field.en === en);
      return isAlike || `${file} ${key}` in unlike ? [] : [`${key}: ${fr}, ${en}`];
    });
    expect(spelled.join('; ')).toBe('');
  });

  it('say the same in both languages where they say it in one', () => {
    const half = labels.flatMap(({ key, fr, en }) => {
      const isHalf = known.some(([, field]) => (field.fr === fr) !== (field.en === en));
      const isWhole = known.some(([, field]) => field.fr === fr && field.en === en);
      return isHalf && !isWhole && !(`${file} ${key}` in unlike) ? [`${key}: ${fr}, ${en}`] : [];
    });
    expect(half.join('; ')).toBe('');
  });
});

it('has no exception that is no longer one', () => {
  const keys = all.flatMap(({ labels }) => labels.map(({ file, key }) => `${file} ${key}`));
  expect(Object.keys(unlike).filter((key) => !keys.includes(key))).toEqual([]);
});
