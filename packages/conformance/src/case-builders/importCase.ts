import type { ImportColumn } from '@portal/domain';
import type { Case } from '../Case.ts';
import { importSheet, maxBytes, zipBomb } from '../records/uploads.ts';
import { expect, type World } from '../World.ts';

interface Imported {
  readonly data: Readonly<
    Record<string, readonly { name: string; last_name: string; reason?: string | null }[]>
  >;
}

/** The case of an import. Students and teachers are imported in the same way. */
export function importCase(noun: 'Students' | 'Teachers', columns: readonly ImportColumn[]): Case {
  const person = (world: World) => ({
    name: 'Anaïs',
    lastName: world.newName(),
    email: world.newEmail(),
    phone: '5145550177',
  });
  const call = `import${noun}`;
  const not = noun === 'Students' ? 'studentsNotImported' : 'teachersNotImported';
  return {
    adds: noun === 'Students' ? ['listStudents'] : ['listTeachers', 'listUsers'],
    good: (world) => ({ form: { file: importSheet(columns, [person(world)]) } }),
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
        request: async (world) => {
          world.requiresExtension('idempotency-keys');
          const headers = { 'Idempotency-Key': world.newKey() };
          const form = { file: importSheet(columns, [person(world)]) };
          await world.call('ROLE_ADMIN', call, { form, headers });
          return { form: { file: importSheet(columns, [person(world)]) }, headers };
        },
      },
    },
    does: {
      'imports the good lines and names the others': async (world) => {
        const [good, bad] = [person(world), { ...person(world), email: '' }];
        const form = { file: importSheet(columns, [good, bad]) };
        const { data } = await world.call<Imported>('ROLE_ADMIN', call, { form });
        const names = data[not]?.map(({ last_name: lastName }) => lastName);
        expect(names?.join() === bad.lastName, `not imported: ${names?.join() || 'none'}`);
      },
      'reads the heads in either language and any order': async (world) => {
        for (const language of ['fr', 'en'] as const) {
          const one = person(world);
          const sheet = importSheet(columns.toReversed(), [one], (column) => column[language]);
          await world.call('ROLE_ADMIN', call, { form: { file: sheet } });
          const { data } = await world.call<{ data: { last_name: string; email: string | null }[] }>(
            'ROLE_ADMIN',
            noun === 'Students' ? 'listStudents' : 'listTeachers',
            { query: { resourcesPerPage: 20_000 } },
          );
          const stored = data.find(({ email }) => email === one.email);
          expect(stored?.last_name === one.lastName, `the line is read as ${stored?.last_name ?? 'nobody'}`);
        }
      },
      'adds one of two lines with one address': async (world) => {
        const one = person(world);
        const form = { file: importSheet(columns, [one, { ...one, lastName: world.newName() }]) };
        const { data } = await world.call<Imported>('ROLE_ADMIN', call, { form });
        expect(data[not]?.length === 1, `${data[not]?.length} of two lines were left out`);
      },
      'adds one record for one key': async (world) => {
        world.requiresExtension('idempotency-keys');
        const headers = { 'Idempotency-Key': world.newKey() };
        const form = { file: importSheet(columns, [person(world)]) };
        for (const time of ['first', 'second']) {
          const { data } = await world.call<Imported>('ROLE_ADMIN', call, { form, headers });
          expect(data[not]?.length === 0, `the ${time} answer leaves out ${data[not]?.length} lines`);
        }
      },
      'adds nobody twice': async (world) => {
        const one = person(world);
        await world.call('ROLE_ADMIN', call, { form: { file: importSheet(columns, [one]) } });
        const again = await world.answer<Partial<Imported>>('ROLE_ADMIN', call, {
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
