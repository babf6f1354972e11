import type { NamedList } from '@portal/api-client/openapi';
import type { Cases } from '../Case.ts';
import { namedCases, newNamed } from '../case-builders/namedCases.ts';
import { withChecks } from '../case-builders/withChecks.ts';
import { many, readCourse } from '../facts.ts';
import { expectFields } from '../fields.ts';
import { createCourse } from '../records/contracts.ts';

const named = namedCases('Language', {
  list: ['API-018'],
  create: ['API-019', 'SHELL-022'],
  rename: ['API-020', 'SHELL-022'],
  archive: ['API-021', 'SHELL-022', 'DOMAIN-23'],
});

export const languages = {
  listLanguages: named.list,
  createLanguage: named.create,
  renameLanguage: withChecks(named.rename, {
    'keeps the new name without the spaces around it': async (context) => {
      const { id, name } = await newNamed(context, 'Language');
      const newName = context.newName();
      const answer = await context.call<{ data: { name: string } }>('ROLE_ADMIN', 'renameLanguage', {
        body: { name, newName: ` ${newName} ` },
      });
      expectFields(answer.data, { name: newName }, 'in the answer, ');
      const { data: rows } = await context.call<NamedList>('ROLE_ADMIN', 'listLanguages', { query: many });
      expectFields(
        rows.find((row) => row.id === id),
        { name: newName },
      );
    },
  }),
  updateLanguageStatus: withChecks(named.archive, {
    'leaves the contracts their language': async (context) => {
      const data = await newNamed(context, 'Language');
      const courseId = await createCourse(context);
      await context.call('ROLE_ADMIN', 'updateCourse', {
        body: { course: { id: courseId, languages_id: data.id } },
      });
      await context.call('ROLE_ADMIN', 'updateLanguageStatus', { body: { id: data.id, status: 0 } });
      expectFields(await readCourse(context, courseId), {
        languages_id: data.id,
        'language.name': data.name,
      });
    },
  }),
} satisfies Cases;
