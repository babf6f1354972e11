import type { Company } from '@portal/domain';
import type { Company as WireCompany } from '../../generated/types.gen.ts';
import { yesNo } from '../../wire/yes-no.ts';

export function companyToWire({ id, name, active, linkToken, linkTail }: Company): WireCompany {
  return { id, name, status: yesNo(active), token_login: linkToken, link_tail: linkTail };
}
