import type { ImportColumn } from '@portal/domain';
import type { Case } from '../Case.ts';
import { importSheet, maxBytes, zipBomb } from '../records/uploads.ts';
import { expect, type TestContext } from '../TestContext.ts';

interface Imported {
  readonly data: Readonly<
    Record<string, readonly { name: string; last_name: string; reason?: string | null }[]>
  >;
}

/** The case of an import. Students and teachers are imported in the same way. */
export function importCase(noun: 'Students' | 'Teachers', columns: readonly ImportColumn[]): Case {
  const person = (context: TestContext) => ({
    name: 'Anaïs',
    lastName: context.newName(),
    email: context.newEmail(),
    phone: '5145550177',
  });
  const call = `import${noun}`;
  const not = noun === 'Students' ? 'studentsNotImported' : 'teachersNotImported';
  return {
    adds: noun === 'Students' ? ['listStudents'] : ['listTeachers', 'listUsers'],
    good: (context) => ({ form: { file: importSheet(columns, [person(context)]) } }),
    refuses: {
      'a file that is no spreadsheet': {
        status: 400,
        request: () => ({ form: { file: new File(['Prénom;Nom'], 'import.xlsx') } }),
      },
      'a file without the heads of the template': {
        status: 400,
        request: () => ({
          form: {
            file: importSheet([{ field: 'x', fr: 'Autre', en: 'Other', required: true }], [{ x: 'x' }]),
          },
        }),
      },
      'a spreadsheet that unpacks to more than 50 MB': {
        status: 400,
        request: () => ({ form: { file: zipBomb('import.xlsx') } }),
      },
      'a file beyond 8388608 bytes': {
        status: 413,
        request: () => ({ form: { file: new File([Buffer.alloc(maxBytes + 1)], 'import.xlsx') } }),
      },
      'the key of another record': {
        status: 422,
        code: 'key-reused',
        request: async (context) => {
          context.requiresExtension('idempotency-keys');
          const headers = { 'Idempotency-Key': context.newKey() };
          const form = { file: importSheet(columns, [person(context)]) };
          await context.call('ROLE_ADMIN', call, { form, headers });
          return { form: { file: importSheet(columns, [person(context)]) }, headers };
        },
      },
    },
    does: {
      'imports the good lines and names the others': async (context) => {
        const [good, bad] = [person(context), { ...person(context), email: '' }];
        const form = { file: importSheet(columns, [good, bad]) };
        const { data } = await context.call<Imported>('ROLE_ADMIN', call, { form });
        const names = data[not]?.map(({ last_name: lastName }) => lastName);
        expect(names?.join() === bad.lastName, `not imported: ${names?.join() || 'none'}`);
      },
      'reads the heads in either language and any order': async (context) => {
        for (const language of ['fr', 'en'] as const) {
          const one = person(context);
          const sheet = importSheet(columns.toReversed(), [one], (column) => column[language]);
          await context.call('ROLE_ADMIN', call, { form: { file: sheet } });
          const { data } = await context.call<{ data: { last_name: string; email: string | null }[] }>(
            'ROLE_ADMIN',
            noun === 'Students' ? 'listStudents' : 'listTeachers',
            { query: { resourcesPerPage: 20_000 } },
          );
          const stored = data.find(({ email }) => email === one.email);
          expect(stored?.last_name === one.lastName, `the line is read as ${stored?.last_name ?? 'nobody'}`);
        }
      },
      'adds one of two lines with one address': async (context) => {
        const one = person(context);
        const form = { file: importSheet(columns, [one, { ...one, lastName: context.newName() }]) };
        const { data } = await context.call<Imported>('ROLE_ADMIN', call, { form });
        expect(data[not]?.length === 1, `${data[not]?.length} of two lines were left out`);
      },
      'adds one record for one key': async (context) => {
        context.requiresExtension('idempotency-keys');
        const headers = { 'Idempotency-Key': context.newKey() };
        const form = { file: importSheet(columns, [person(context)]) };
        for (const time of ['first', 'second']) {
          const { data } = await context.call<Imported>('ROLE_ADMIN', call, { form, headers });
          expect(data[not]?.length === 0, `the ${time} answer leaves out ${data[not]?.length} lines`);
        }
      },
      'adds nobody twice': async (context) => {
        const one = person(context);
        await context.call('ROLE_ADMIN', call, { form: { file: importSheet(columns, [one]) } });
        const again = await context.answer<Partial<Imported>>('ROLE_ADMIN', call, {
          form: { file: importSheet(columns, [one]) },
        });
        expect(
          again.status === 400 || again.body.data?.[not]?.length === 1,
          'the second import took the line again',
        );
      },
    },
  };
}
