import { randomBytes } from 'node:crypto';
import type {
  Company,
  CreateCompanyData,
  CreateCompanyResponses,
  GenerateCompanyTokenData,
  GenerateCompanyTokenResponses,
  ListCompaniesData,
  ListCompaniesResponses,
  RenameCompanyData,
  RenameCompanyResponses,
  UpdateCompanyStatusData,
  UpdateCompanyStatusResponses,
} from '@portal/api-client/treaty';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { endSessionsOfCompany } from '../../sessions/Sessions.ts';
import type { Handler } from '../../treaty/call.ts';
import { matches, pageOf } from '../lists.ts';
import { recordOf } from '../records.ts';
import { freeName, idOfName } from '../setting-names.ts';

const listCompanies: Handler<ListCompaniesData, ListCompaniesResponses> = ({ query, db }) =>
  pageOf(
    db,
    {
      from: sql`companies c`,
      id: sql`c.id`,
      where: [
        sql`c.status = ${query.deletedCompanies === true ? 0 : 1}`,
        matches(query.companyName, sql`c.name_folded`),
      ],
      usual: [sql`c.name_folded`, 'ASC'],
      select: sql`c.id, c.name, c.status, c.token_login`,
      joins: sql`join companies c on c.id = page.id`,
    },
    { page: query.page, resourcesPerPage: query.resourcesPerPage },
    companyAnswer,
  );

/** Has no link until one is generated (OPEN-81). */
const createCompany: Handler<CreateCompanyData, CreateCompanyResponses> = async ({ body, db }) => {
  const values = { name: await freeName(db, 'companies', body.name), token_login: null };
  return saved(await db.insertInto('companies').values(values).returningAll().executeTakeFirstOrThrow());
};

/** Finds it by id, otherwise by its exact name (OPEN-37). */
const renameCompany: Handler<RenameCompanyData, RenameCompanyResponses> = async ({ body, db }) => {
  const { id } = await recordOf(db, 'companies', body.id ?? (await idOfName(db, 'companies', body.name)), {
    isLocked: true,
  });
  return saved(await changed(db, id, { name: await freeName(db, 'companies', body.newName, id) }));
};

/** Records keep an archived company (OPEN-80). */
const updateCompanyStatus: Handler<UpdateCompanyStatusData, UpdateCompanyStatusResponses> = async ({
  body,
  db,
}) => {
  const { id } = await recordOf(db, 'companies', body.id, { isLocked: true });
  return saved(await changed(db, id, { status: body.status }));
};

/** The old link and its sessions stop working immediately (DECISION-30, OPEN-82). */
const generateCompanyToken: Handler<GenerateCompanyTokenData, GenerateCompanyTokenResponses> = async ({
  body,
  db,
  now,
}) => {
  const { id } = await recordOf(db, 'companies', body.id, { isLocked: true });
  const company = await changed(db, id, { token_login: randomBytes(24).toString('base64url') });
  await endSessionsOfCompany(db, id, now);
  return { message: 'Token was generated successfully', data: companyAnswer(company) };
};

function changed(db: Db, id: number, change: Partial<Omit<Company, 'id'>>): Promise<Company> {
  return db
    .updateTable('companies')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

function saved(company: Company) {
  return { message: 'Company was saved successfully', data: companyAnswer(company) };
}

function companyAnswer({ id, name, status, token_login }: Company): Company {
  return { id, name, status, token_login };
}

/** The calls about companies. */
export const companies = {
  listCompanies,
  createCompany,
  renameCompany,
  updateCompanyStatus,
  generateCompanyToken,
};
