import type { Company } from '@portal/domain';
import type { Company as WireCompany } from '../generated/types.gen.ts';
import { yes, yesNo } from './yes-no.ts';

export function companyFromWire({ id, name, status, token_login }: WireCompany): Company {
  return { id, name, active: yes(status), linkToken: token_login };
}

export function companyToWire({ id, name, active, linkToken }: Company): WireCompany {
  return { id, name, status: yesNo(active), token_login: linkToken };
}
