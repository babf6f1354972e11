import type {
  Company,
  CompanyContact,
  CompanyContactInput,
  GetCompanySummaryResponse,
  PreviewCompanyLinkResponse,
  SendCompanyLinkResponse,
} from '@portal/api-client/treaty';
import { type Cases, unknownId } from '../Case.ts';
import { expect, Missing, type World } from '../World.ts';

/** Creates a company for this case. */
async function ownCompany(world: World): Promise<Company> {
  const body = { name: `api-check ${crypto.randomUUID()}` };
  return (await world.call<{ data: Company }>('ROLE_ADMIN', 'createCompany', { body })).data;
}

const contactOf = async (world: World, id: number) =>
  (await world.call<{ data: CompanyContact }>('ROLE_ADMIN', 'getCompanyContact', { path: { id } })).data;

const save = (world: World, id: number, body: CompanyContactInput) =>
  world.call<{ data: CompanyContact }>('ROLE_ADMIN', 'saveCompanyContact', { path: { id }, body });

async function keepsContact(world: World): Promise<void> {
  const { id } = await ownCompany(world);
  const email = world.newEmail();
  await save(world, id, { email, language: 'fr' });
  const now = await contactOf(world, id);
  expect(now.email === email && now.language === 'fr', `it is ${now.email} in ${now.language}`);
  await save(world, id, { email: null, language: 'both' });
  expect((await contactOf(world, id)).email === null, 'the address stays');
}

/** Returns the suite's company with an email address, and one of its contracts with a report. */
async function reported(world: World, language: CompanyContactInput['language'] = 'both') {
  world.requires('company');
  const { data } = await world.call<GetCompanySummaryResponse>('company', 'getCompanySummary', {});
  const course = data.rows.find(({ last_pr }) => last_pr !== null)?.course_id;
  if (course === undefined) throw new Missing('a contract of the company with a report');
  await save(world, data.company.id, { email: world.newEmail(), language });
  return { path: { id: data.company.id }, body: { course_id: course } };
}

const unknown = () => ({ path: { id: unknownId } });

const unknownMailing = () => ({ path: { id: unknownId }, body: { course_id: 1 } });

export const companyContact = {
  getCompanyContact: {
    good: async (world) => ({ path: { id: (await ownCompany(world)).id } }),
    unknown,
    does: { 'reads what was saved': keepsContact },
  },
  saveCompanyContact: {
    // No list shows the change.
    leavesNoTrace: true,
    good: async (world) => ({
      path: { id: (await ownCompany(world)).id },
      body: { email: world.newEmail(), language: 'en' },
    }),
    unknown: () => ({ path: { id: unknownId }, body: { email: null, language: 'fr' } }),
    refuses: {
      'a version that is past': {
        status: 412,
        code: 'changed',
        request: async (world) => ({
          path: { id: (await ownCompany(world)).id },
          body: { email: null, language: 'fr' },
          headers: { 'If-Match': '"v-past"' },
        }),
      },
    },
    does: { 'keeps the address and the language': keepsContact },
  },
  previewCompanyLink: {
    onlyReads: true,
    good: (world) => reported(world),
    unknown: unknownMailing,
    does: {
      'writes in the language of the company': async (world) => {
        for (const [language, count] of [
          ['en', 1],
          ['both', 2],
        ] as const) {
          const request = await reported(world, language);
          const { data } = await world.call<PreviewCompanyLinkResponse>(
            'ROLE_ADMIN',
            'previewCompanyLink',
            request,
          );
          expect(data.text.length === count, `in ${language} it has ${data.text.length} texts`);
        }
      },
      'names what is missing': async (world) => {
        const request = await reported(world);
        await save(world, request.path.id, { email: null, language: 'both' });
        const { data } = await world.call<PreviewCompanyLinkResponse>(
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
    good: (world) => reported(world),
    unknown: unknownMailing,
    refuses: {
      'a company without an address': {
        status: 409,
        request: async (world) => {
          const { id } = await ownCompany(world);
          const body = { course: {}, course_details: {}, client_details: { companies_id: id } };
          const { data } = await world.call<{ data: { id: number } }>('ROLE_ADMIN', 'createCourse', { body });
          return { path: { id }, body: { course_id: data.id } };
        },
      },
      'a contract of another company': {
        status: 404,
        request: async (world) => ({
          ...(await reported(world)),
          path: { id: (await ownCompany(world)).id },
        }),
      },
    },
    does: {
      'sends one mail a minute, and tells the second of two people': async (world) => {
        const request = await reported(world);
        const send = () => world.call<SendCompanyLinkResponse>('ROLE_ADMIN', 'sendCompanyLink', request);
        await send();
        const { data } = await send();
        expect(data.is_repeated === 1, 'a second mail was sent');
        const { last_sent } = await contactOf(world, request.path.id);
        expect(last_sent?.course.id === request.body.course_id, 'the contact does not name the mail');
      },
    },
  },
} satisfies Cases;
