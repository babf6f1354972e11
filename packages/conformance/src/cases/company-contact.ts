import type {
  Company,
  CompanyContact,
  CompanyContactInput,
  GetCompanySummaryResponse,
  PreviewCompanyLinkResponse,
  SendCompanyLinkResponse,
} from '@portal/api-client/openapi';
import { type Cases, unknownId } from '../Case.ts';
import { expect, Missing, type TestContext } from '../TestContext.ts';

/** Creates a company for this case. */
async function ownCompany(context: TestContext): Promise<Company> {
  const body = { name: `api-check ${crypto.randomUUID()}` };
  return (await context.call<{ data: Company }>('ROLE_ADMIN', 'createCompany', { body })).data;
}

const contactOf = async (context: TestContext, id: number) =>
  (await context.call<{ data: CompanyContact }>('ROLE_ADMIN', 'getCompanyContact', { path: { id } })).data;

const save = (context: TestContext, id: number, body: CompanyContactInput) =>
  context.call<{ data: CompanyContact }>('ROLE_ADMIN', 'saveCompanyContact', { path: { id }, body });

async function keepsContact(context: TestContext): Promise<void> {
  const { id } = await ownCompany(context);
  const email = context.newEmail();
  await save(context, id, { email, language: 'fr' });
  const now = await contactOf(context, id);
  expect(now.email === email && now.language === 'fr', `it is ${now.email} in ${now.language}`);
  await save(context, id, { email: null, language: 'both' });
  expect((await contactOf(context, id)).email === null, 'the address stays');
}

/** Returns the suite's company with an email address, and one of its contracts with a report. */
async function reported(context: TestContext, language: CompanyContactInput['language'] = 'both') {
  context.requires('company');
  const { data } = await context.call<GetCompanySummaryResponse>('company', 'getCompanySummary', {});
  const course = data.rows.find(({ last_pr }) => last_pr !== null)?.course_id;
  if (course === undefined) throw new Missing('a contract of the company with a report');
  await save(context, data.company.id, { email: context.newEmail(), language });
  return { path: { id: data.company.id }, body: { course_id: course } };
}

const unknown = () => ({ path: { id: unknownId } });

const unknownMailing = () => ({ path: { id: unknownId }, body: { course_id: 1 } });

export const companyContact = {
  getCompanyContact: {
    good: async (context) => ({ path: { id: (await ownCompany(context)).id } }),
    unknown,
    does: { 'reads what was saved': keepsContact },
  },
  saveCompanyContact: {
    // No list shows the change.
    leavesNoTrace: true,
    good: async (context) => ({
      path: { id: (await ownCompany(context)).id },
      body: { email: context.newEmail(), language: 'en' },
    }),
    unknown: () => ({ path: { id: unknownId }, body: { email: null, language: 'fr' } }),
    refuses: {
      'a version that is past': {
        status: 412,
        code: 'changed',
        request: async (context) => ({
          path: { id: (await ownCompany(context)).id },
          body: { email: null, language: 'fr' },
          headers: { 'If-Match': '"v-past"' },
        }),
      },
    },
    does: { 'keeps the address and the language': keepsContact },
  },
  previewCompanyLink: {
    onlyReads: true,
    good: (context) => reported(context),
    unknown: unknownMailing,
    does: {
      'writes in the language of the company': async (context) => {
        for (const [language, count] of [
          ['en', 1],
          ['both', 2],
        ] as const) {
          const request = await reported(context, language);
          const { data } = await context.call<PreviewCompanyLinkResponse>(
            'ROLE_ADMIN',
            'previewCompanyLink',
            request,
          );
          expect(data.text.length === count, `in ${language} it has ${data.text.length} texts`);
        }
      },
      'names what is missing': async (context) => {
        const request = await reported(context);
        await save(context, request.path.id, { email: null, language: 'both' });
        const { data } = await context.call<PreviewCompanyLinkResponse>(
          'ROLE_ADMIN',
          'previewCompanyLink',
          request,
        );
        expect(data.refused === 'no-address', `it is refused as ${data.refused}`);
      },
    },
  },
  sendCompanyLink: {
    sendsMail: true,
    leavesNoTrace: true,
    good: (context) => reported(context),
    unknown: unknownMailing,
    refuses: {
      'a company without an address': {
        status: 409,
        request: async (context) => {
          const { id } = await ownCompany(context);
          const body = { course: {}, course_details: {}, client_details: { companies_id: id } };
          const { data } = await context.call<{ data: { id: number } }>('ROLE_ADMIN', 'createCourse', {
            body,
          });
          return { path: { id }, body: { course_id: data.id } };
        },
      },
      'a contract of another company': {
        status: 404,
        request: async (context) => ({
          ...(await reported(context)),
          path: { id: (await ownCompany(context)).id },
        }),
      },
    },
    does: {
      'sends one mail a minute, and tells the second of two people': async (context) => {
        const request = await reported(context);
        const send = () => context.call<SendCompanyLinkResponse>('ROLE_ADMIN', 'sendCompanyLink', request);
        await send();
        const { data } = await send();
        expect(data.is_repeated === 1, 'a second mail was sent');
        const { last_sent } = await contactOf(context, request.path.id);
        expect(last_sent?.course.id === request.body.course_id, 'the contact does not name the mail');
      },
    },
  },
} satisfies Cases;
