import type { CompanyList, LinkKind, StudentList } from '@portal/api-client/openapi';
import { many } from '../facts.ts';
import { expect, type TestContext } from '../TestContext.ts';

/** Returns the secret of a private link: from the call of the extension `links`, otherwise from the record. */
export async function secretOfLink(context: TestContext, kind: LinkKind, id: number): Promise<string> {
  const secret = context.hasExtension('links')
    ? (
        await context.call<{ data: { token_login: string } }>('ROLE_ADMIN', 'showLink', {
          path: { kind, id },
        })
      ).data.token_login
    : await secretInRecord(context, kind, id);
  expect(typeof secret === 'string', 'an administrator reads no secret of the private link');
  return secret;
}

async function secretInRecord(
  context: TestContext,
  kind: LinkKind,
  id: number,
): Promise<string | null | undefined> {
  if (kind === 'company') {
    const { data } = await context.call<CompanyList>('ROLE_ADMIN', 'listCompanies', { query: many });
    return data.find((row) => row.id === id)?.token_login;
  }
  const { data } = await context.call<StudentList>('ROLE_ADMIN', 'listStudents', { query: { id } });
  return data[0]?.token_login;
}
