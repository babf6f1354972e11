import type { Company, CompanyLoginAnswer } from '@portal/api-client/openapi';
import { type Cases, unknownId } from '../Case.ts';
import { namedCases, newNamed } from '../case-builders/namedCases.ts';
import { withChecks } from '../case-builders/withChecks.ts';
import { many, readCourse } from '../facts.ts';
import { expectFields, expectOnlyChanged } from '../fields.ts';
import { createCourse } from '../records/contracts.ts';
import { secretOfLink } from '../records/links.ts';
import { expect, type TestContext } from '../TestContext.ts';

const named = namedCases('Company', {
  list: ['API-022'],
  create: ['API-023', 'SHELL-023'],
  rename: ['API-024', 'SHELL-023'],
  archive: ['API-025', 'SHELL-023', 'DOMAIN-23'],
});

const company = async (context: TestContext): Promise<Company> =>
  (
    await context.call<{ data: Company }>('ROLE_ADMIN', 'createCompany', {
      body: { name: context.newName() },
    })
  ).data;

const readCompany = async (context: TestContext, id: number): Promise<Company | undefined> => {
  const { data } = await context.call<{ data: Company[] }>('ROLE_ADMIN', 'listCompanies', { query: many });
  return data.find((row) => row.id === id);
};

/** With the extension `links`, lists show only the last characters of a link. */
const hasLink = (row: Company | undefined) => Boolean(row?.token_login ?? row?.link_tail);

export const companies = {
  listCompanies: withChecks(named.list, {
    'shows each company its own link': async (context) => {
      const [one, other] = [await company(context), await company(context)];
      const { data } = await context.call<{ data: Company }>('ROLE_ADMIN', 'generateCompanyToken', {
        body: { id: one.id },
      });
      const secret = await secretOfLink(context, 'company', one.id);
      expect(secret === data.token_login, 'it shows another link');
      expect(!hasLink(await readCompany(context, other.id)), 'another company has a link');
    },
  }),
  createCompany: withChecks(named.create, {
    'makes no link of itself': async (context) => {
      expect(!hasLink(await company(context)), 'a new company has a link');
    },
  }),
  renameCompany: withChecks(named.rename, {
    'keeps the new name without the spaces around it, and the link': async (context) => {
      const { id, name } = await company(context);
      await context.call('ROLE_ADMIN', 'generateCompanyToken', { body: { id } });
      const before = await readCompany(context, id);
      const newName = context.newName();
      const answer = await context.call<{ data: Company }>('ROLE_ADMIN', 'renameCompany', {
        body: { name, newName: ` ${newName} ` },
      });
      expectFields(answer.data, { name: newName }, 'in the answer, ');
      const after = await readCompany(context, id);
      expectFields(after, { name: newName });
      expectOnlyChanged(before, after, ['name'], 'renamed');
    },
  }),
  updateCompanyStatus: withChecks(named.archive, {
    'leaves the contracts their company': async (context) => {
      const { id, name } = await company(context);
      const courseId = await createCourse(context);
      await context.call('ROLE_ADMIN', 'updateCourse', {
        body: { course: { id: courseId }, client_details: { companies_id: id } },
      });
      await context.call('ROLE_ADMIN', 'updateCompanyStatus', { body: { id, status: 0 } });
      const { client_details: client } = await readCourse(context, courseId);
      expectFields(client, { companies_id: id, 'companies.name': name });
    },
    'stops the link of an archived company, and the sessions that it opened': async (context) => {
      const { id } = await company(context);
      const body = { id };
      const { data } = await context.call<{ data: Company }>('ROLE_ADMIN', 'generateCompanyToken', { body });
      const open = () =>
        context.call<CompanyLoginAnswer>('anonymous', 'companyLogin', {
          body: { token_login: data.token_login ?? '' },
        });
      const { auth } = await open();
      const reads = () =>
        context.answer('anonymous', 'listCompanyReports', {
          headers: { Authorization: `Bearer ${auth?.access_token}` },
        });
      expect((await reads()).status === 200, 'the session of the link reads nothing');
      await context.call('ROLE_ADMIN', 'updateCompanyStatus', { body: { id, status: 0 } });
      expect((await open()).error === true, 'the link of an archived company opens');
      expect((await reads()).status === 401, 'the session of an archived company goes on');
      await context.call('ROLE_ADMIN', 'updateCompanyStatus', { body: { id, status: 1 } });
      expect((await open()).error !== true, 'restored, the link does not open');
    },
  }),
  generateCompanyToken: {
    rows: ['API-026', 'SHELL-023'],
    good: async (context) => ({ body: { id: (await newNamed(context, 'Company')).id } }),
    unknown: () => ({ body: { id: unknownId } }),
    does: {
      'makes a link that opens, and ends the one before': async (context) => {
        const { id } = await newNamed(context, 'Company');
        const opens = async (token: string | null | undefined) => {
          const { error } = await context.call<{ error?: boolean }>('anonymous', 'companyLogin', {
            body: { token_login: token ?? '' },
          });
          return error !== true;
        };
        const make = async () =>
          (await context.call<{ data: Company }>('ROLE_ADMIN', 'generateCompanyToken', { body: { id } })).data
            .token_login;
        const first = await make();
        expect(await opens(first), 'the first link does not open');
        const second = await make();
        expect(await opens(second), 'the second link does not open');
        expect(!(await opens(first)), 'the first link still opens');
      },
      'ends the sessions that the old link opened': async (context) => {
        const { id } = await company(context);
        const make = async () =>
          (await context.call<{ data: Company }>('ROLE_ADMIN', 'generateCompanyToken', { body: { id } })).data
            .token_login ?? '';
        const { auth } = await context.call<CompanyLoginAnswer>('anonymous', 'companyLogin', {
          body: { token_login: await make() },
        });
        await make();
        const { status } = await context.answer('anonymous', 'listCompanyReports', {
          headers: { Authorization: `Bearer ${auth?.access_token}` },
        });
        expect(status === 401, `the session of the old link is answered with ${status}`);
        const renewal = await context.answer('anonymous', 'checkToken', {
          body: { refresh_token: auth?.refresh_token },
        });
        expect(renewal.status === 401, `the session of the old link is renewed with ${renewal.status}`);
      },
    },
  },
} satisfies Cases;
