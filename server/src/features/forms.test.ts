import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  commentsSchema,
  contractMaterialSchema,
  contractSchema,
  courseInfoSchema,
  fileSchema,
  levelSchema,
  materialSchema,
  outlineSchema,
  passwordSchema,
  setPasswordSchema,
  studentNeedsSchema,
  studentSchema,
  teacherChangeSchema,
  teacherSchema,
  userSchema,
} from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

interface Schema {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly maxLength?: number;
  readonly maximum?: number;
}
type FormSchema = {
  safeParse(typed: object): { error?: { issues: readonly { path: PropertyKey[]; message: string }[] } };
};

const openapi: { paths: Record<string, Record<string, { requestBody?: unknown }>> } = parse(
  readFileSync(createRequire(import.meta.url).resolve('@portal/api-client/openapi.yaml'), 'utf8'),
);

/** Yields every schema inside a part of the API description, following references. */
function* within(part: unknown): Generator<Schema> {
  if (typeof part !== 'object' || part === null) return;
  const { $ref } = part as Schema;
  if ($ref !== undefined)
    yield* within(
      $ref
        .split('/')
        .slice(1)
        .reduce((at: unknown, key) => (at as Record<string, unknown>)[key], openapi),
    );
  yield part as Schema;
  for (const inner of Object.values(part)) yield* within(inner);
}

/** Returns the limit that the API description sets for a field of a request; the smallest one if it sets several. */
function limitOf(call: string, field: string, limit: 'maxLength' | 'maximum'): number {
  const [method = '', path = ''] = call.split(' ');
  const said = [...within(openapi.paths[path]?.[method]?.requestBody)]
    .flatMap(({ properties }) => [...within(properties?.[field])])
    .flatMap((schema) => schema[limit] ?? []);
  if (said.length === 0) throw new Error(`The API description sets no ${limit} for ${field} of ${call}`);
  return Math.min(...said);
}

function codes(schema: FormSchema, field: string, value: unknown): string[] {
  const [first = '', ...inner] = field.split('.').reverse();
  const typed = inner.reduce<object>((filled, key) => ({ [key]: key === 'rates' ? [filled] : filled }), {
    [first]: value,
  });
  const { error } = schema.safeParse(typed);
  const issues = error?.issues ?? [];
  return issues.filter(({ path }) => path.at(-1) === first).map(({ message }) => message);
}

describe('a form and the API description agree on the longest text', () => {
  it.each<[call: string, wire: string, schema: FormSchema, field: string]>([
    ['post /users/create', 'name', userSchema, 'name'],
    ['post /users/create', 'lastName', userSchema, 'lastName'],
    ['post /users/create', 'email', userSchema, 'email'],
    ['put /users/update', 'phone', userSchema, 'phone'],
    ['put /users/changePassword', 'old_password', passwordSchema, 'oldPassword'],
    ['put /users/changePassword', 'new_password', passwordSchema, 'newPassword'],
    ['post /setPassword/{hash}', 'password', setPasswordSchema, 'password'],
    ['post /materials/create', 'title', materialSchema, 'title'],
    ['post /courses/assignMaterial', 'note', contractMaterialSchema, 'note'],
    ['post /teacher/create', 'name', teacherSchema, 'name'],
    ['post /teacher/create', 'lastName', teacherSchema, 'lastName'],
    ['post /teacher/create', 'email', teacherSchema, 'email'],
    ['post /teacher/create', 'phone', teacherSchema, 'phone'],
    ['post /teacher/create', 'mobile', teacherSchema, 'mobile'],
    ['post /teacher/create', 'city', teacherSchema, 'city'],
    ['put /teacher/update', 'otherRate', teacherSchema, 'otherRate'],
    ['post /teacher/change', 'removeMotive', teacherChangeSchema, 'motive'],
    ['post /student/create', 'name', studentSchema, 'name'],
    ['post /student/create', 'lastName', studentSchema, 'lastName'],
    ['post /student/create', 'email', studentSchema, 'email'],
    ['post /student/create', 'phone', studentSchema, 'phone'],
    ['post /student/create', 'mobile', studentSchema, 'mobile'],
    ['post /student/create', 'city', studentSchema, 'city'],
    ['post /student/create', 'mother_tongue', studentSchema, 'otherMotherTongue'],
    ['post /student/create', 'smartDevice', studentSchema, 'smartDevice'],
    ['put /student/update', 'testerInitials', levelSchema('2026-11-20'), 'testerInitials'],
    ['post /student/needs', 'objective', studentNeedsSchema, 'objectives'],
    ['post /student/needs', 'motivation', studentNeedsSchema, 'learningStyle'],
    ['post /student/needs', 'availability', studentNeedsSchema, 'availability'],
    ['post /student/needs', 'location', studentNeedsSchema, 'otherComments'],
    ['post /student/needs', 'type_webinar', studentNeedsSchema, 'otherWebinar'],
    ['post /courses/create', 'invoice', contractSchema, 'invoice'],
    ['post /courses/create', 'contact_person', contractSchema, 'contactPerson'],
    ['post /courses/create', 'description', contractSchema, 'description'],
    ['post /courses/create', 'complementary_description_type', contractSchema, 'complementaryDescription'],
    ['post /courses/create', 'schedule', contractSchema, 'schedule'],
    ['post /courses/create', 'location', contractSchema, 'location'],
    ['put /files', 'title', fileSchema, 'title'],
    ['post /outline-form/course/{courseId}', 'challenges', outlineSchema, 'challenges'],
    ['post /outline-form/course/{courseId}', 'ten_week_goals', outlineSchema, 'tenWeekGoals'],
    ['put /outline-form/course/{courseId}', 'other_learning_aides', outlineSchema, 'otherLearningAid'],
    ['post /progressReports/courseInfo', 'material_used', courseInfoSchema, 'materialUsed'],
    ['post /progressReports/form', 'comments', commentsSchema, 'comments'],
    ['put /progressReports/form', 'recommendations', commentsSchema, 'recommendations'],
  ])('%s %s', (call, wire, schema, field) => {
    const max = limitOf(call, wire, 'maxLength');
    expect(codes(schema, field, '1'.repeat(max)).filter((code) => code.startsWith('too-long'))).toEqual([]);
    expect(codes(schema, field, '1'.repeat(max + 1))).toContain(`too-long?max=${max}`);
  });
});

describe('a form and the API description agree on the largest number', () => {
  it.each<[call: string, wire: string, schema: FormSchema, field: string]>([
    ['post /courses/assignMaterial', 'qty', contractMaterialSchema, 'quantity'],
    ['post /teacher/change', 'hoursDone', teacherChangeSchema, 'hoursDone'],
    ['post /teacher/create', 'rate', teacherSchema, 'rates.rate'],
    ['post /student/needs', 'number_hours', studentNeedsSchema, 'hours'],
  ])('%s %s', (call, wire, schema, field) => {
    const max = limitOf(call, wire, 'maximum');
    expect(codes(schema, field, String(max))).toEqual([]);
    expect(codes(schema, field, String(max + 1))).toEqual([expect.stringMatching(/^out-of-range/)]);
  });
});
