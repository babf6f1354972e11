import { readFileSync } from 'node:fs';
import { callOf, type Operation, type Role, type Schema } from '@portal/conformance';
import { parse } from 'yaml';
import { documentPath } from '../openapi/readDocument.ts';

const roles = {
  ROLE_ADMIN: 'Administrator',
  ROLE_TEACHER: 'Teacher',
  company: 'Company link',
  student: 'Student link',
} as const;
type Column = keyof typeof roles;
const columns = Object.keys(roles) as Column[];

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

interface OperationObject {
  readonly 'x-roles'?: readonly Role[];
  readonly responses: Readonly<Record<string, object>>;
}

/** Returns the text of docs/roles.md: every call and every field of the answers, with the roles that may use it. */
export function rolesDocument(operations: readonly Operation[]): string {
  const document = parse(readFileSync(documentPath, 'utf8')) as Document;
  return [
    introduction,
    table(
      ['Call', 'Nobody', 'Expired token', ...Object.values(roles), 'Key of a program'],
      operations.map((operation) => [
        `\`${callOf(operation)}\``,
        outsideOf(operation),
        outsideOf(operation),
        ...columns.map((role) => cellOf(operation, role)),
        keyCellOf(operation),
      ]),
    ),
    fieldsIntroduction,
    table(['Record', ...Object.values(roles), 'Fields'], fieldRows(document)),
    sentIntroduction,
    table(['Call', 'Role', 'Field', 'Values'], valueRows(operations)),
  ]
    .join('\n\n')
    .concat('\n');
}

const outsideOf = ({ roles: allowed }: Operation) => (allowed.includes('anonymous') ? 'yes' : '401');

/** The scope that a key needs. A call that is open to all ignores a key. */
function keyCellOf({ roles: allowed, keyScope }: Operation): string {
  return allowed.includes('anonymous') ? 'yes' : keyScope === null ? '403' : `\`${keyScope}\``;
}

function cellOf({ roles: allowed, own }: Operation, role: Role): string {
  if (allowed.includes('anonymous')) return 'yes';
  if (!allowed.includes(role)) return '403';
  return own.includes(role) ? 'own' : 'yes';
}

/** Returns one row for all fields of a record that the same roles may read. */
function fieldRows({ paths, components: { schemas } }: Document): string[][] {
  const readers = readersOf(paths, schemas);
  return Object.entries(schemas).flatMap(([name, schema]) => {
    const reading = readers.get(name) ?? new Set();
    const names = Object.keys(propertiesOf(schema));
    // A record that only administrators read needs no rows for its fields.
    if (names.length === 0 || reading.size < 2) return [];
    const cells = names.map((field) => ({
      field,
      row: columns.map((role) => (reading.has(role) ? fieldCell(schema, role, field) : '')),
    }));
    return [...Map.groupBy(cells, ({ row }) => row.join()).values()].map((same) => [
      `\`${name}\``,
      ...(same[0]?.row ?? []),
      same.map(({ field }) => `\`${field}\``).join(', '),
    ]);
  });
}

function fieldCell({ 'x-fields': fields = {} }: Schema, role: Column, field: string): string {
  const isOnly = Object.values(fields).some(({ only }) => only?.includes(field));
  if (isOnly && !fields[role]?.only?.includes(field)) return 'no';
  return fields[role]?.own?.includes(field) ? 'own' : 'yes';
}

/** The fields that a schema defines itself, without those of schemas that it refers to. */
function propertiesOf({ properties = {}, allOf = [] }: Schema): Record<string, Schema> {
  return { ...Object.assign({}, ...allOf.filter(({ $ref }) => !$ref).map(propertiesOf)), ...properties };
}

/** Returns the roles that receive each schema in an answer, by its name. */
function readersOf(paths: Document['paths'], schemas: Document['components']['schemas']) {
  const readers = new Map<string, Set<Column>>();
  for (const operation of Object.values(paths).flatMap((item) => Object.values(item))) {
    const answer = operation.responses?.['200'];
    if (!answer) continue;
    const allowed = operation['x-roles'] ?? [];
    const reading = columns.filter((role) => allowed.includes(role) || allowed.includes('anonymous'));
    for (const name of namesIn(answer, schemas)) {
      const known = readers.get(name) ?? new Set();
      readers.set(name, known);
      for (const role of reading) known.add(role);
    }
  }
  return readers;
}

function namesIn(answer: object, schemas: Document['components']['schemas']): Set<string> {
  const found = new Set<string>();
  const follow = (part: object | undefined) => {
    for (const [, name = ''] of JSON.stringify(part ?? {}).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (found.has(name)) continue;
      found.add(name);
      follow(schemas[name]);
    }
  };
  follow(answer);
  return found;
}

function valueRows(operations: readonly Operation[]): string[][] {
  return operations.flatMap((operation) =>
    columns.flatMap((role) => {
      const values = {
        ...operation.fields[role]?.values,
        ...operation.body?.schema['x-fields']?.[role]?.values,
      };
      return Object.entries(values).map(([field, allowed]) => [
        `\`${callOf(operation)}\``,
        roles[role],
        `\`${field}\``,
        allowed.join(', '),
      ]);
    }),
  );
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n');
}

const introduction = `# Who may make which call, and who gets which field

For people who check who may do what, and for developers of a backend. Every call of the API with every kind of caller. \`yes\`: carried out. \`own\`: carried out for the caller's own records, refused with 403 for those of others: a teacher reaches the contracts taught, a company's link its students, a student's link that student. A key of another program acts for an administrator, in the calls of the scopes that it was created with: the last column names the scope. A number is the status of the refusal; a refused call changes nothing.

This page is generated from [the API description](../packages/api-client/openapi.yaml): \`node_modules/.bin/vitest run --project server server/src/roles.test.ts -t "the page" --update\` writes it. \`server/src/roles.test.ts\` tries each cell against the server with an otherwise valid request. \`npm run api:check\` tries another backend.`;

const fieldsIntroduction = `## Fields

What the answers carry, by record and role (\`x-fields\` of the API description). \`no\`: left out of every answer to that role; a sort key or filter that goes by it is refused with 400, and a search does not look into it. \`own\`: only what belongs to records of the caller's own; of a student, tests and needs in the languages in which the teacher teaches that student. Empty: no call gives the record to that role. Records that administrators alone read are not listed.

The test reads each field of each answer, and looks for values that were put into the hidden fields.`;

const sentIntroduction = `### Values

The only values that a role may send. Others are refused with 400.`;
