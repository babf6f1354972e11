import type { Company } from '@portal/api-client/openapi';
import { type Selectable, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import type { Handlers } from '../../openapi/call.ts';
import type { LinkKeys } from '../../sessions/LinkKeys.ts';
import { endSessionsOfLink, replaceLink } from '../links/links.ts';
import { matches, pageOf } from '../lists.ts';
import { insertRecord, recordOf, updateAndRead } from '../records.ts';
import { freeName, idOfName } from '../setting-names.ts';

/** The calls about companies. */
export const companies = {
  listCompanies: ({ query, db, links }) =>
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
        select: sql`c.*`,
        joins: sql`join companies c on c.id = page.id`,
      },
      { page: query.page, resourcesPerPage: query.resourcesPerPage },
      (row: CompanyRow) => companyAnswer(row, links),
    ),

  /** A new company has no link until one is generated (OPEN-81). */
  async createCompany({ body, db, links }) {
    const values = { name: await freeName(db, 'companies', body.name) };
    const company = await insertRecord(db, 'companies', values);
    return saved(company, links);
  },

  /** Finds the company by id, otherwise by its exact name (OPEN-37). */
  async renameCompany({ body, db, links }) {
    const { id } = await recordOf(db, 'companies', body.id ?? (await idOfName(db, 'companies', body.name)), {
      isLocked: true,
    });
    const name = await freeName(db, 'companies', body.newName, id);
    return saved(await updateAndRead(db, 'companies', id, { name }), links);
  },

  /**
   * Records may keep an archived company (OPEN-80). Its sessions end, and restoring the company does not bring them
   * back.
   */
  async updateCompanyStatus({ body, db, links, now }) {
    const { id } = await recordOf(db, 'companies', body.id, { isLocked: true });
    if (body.status === 0) await endSessionsOfLink(db, { kind: 'company', id }, now);
    return saved(await updateAndRead(db, 'companies', id, { status: body.status }), links);
  },

  /** The old link and its sessions stop working immediately (DECISION-30, OPEN-82). */
  async generateCompanyToken(call) {
    const { id } = await recordOf(call.db, 'companies', call.body.id, { isLocked: true });
    await replaceLink(call, { kind: 'company', id });
    const company = await recordOf(call.db, 'companies', id);
    return { message: 'Token was generated successfully', data: withToken(company, call.links) };
  },
} satisfies Handlers;

type CompanyRow = Selectable<Schema['companies']>;

function saved(company: CompanyRow, links: LinkKeys) {
  return { message: 'Company was saved successfully', data: companyAnswer(company, links) };
}

function companyAnswer({ id, name, status, link_sealed }: CompanyRow, links: LinkKeys): Company {
  return { id, name, status, link_tail: links.open(link_sealed)?.slice(-4) ?? null };
}

/** Returns a company with its new link. */
function withToken(company: CompanyRow, links: LinkKeys): Company {
  return { ...companyAnswer(company, links), token_login: links.open(company.link_sealed) };
}
