import { type Api, preloadContracts } from '@portal/api-client';
import { readListState } from '@portal/shell';
import { contractList, filtersOf } from './contract-list-state';

/** Asks for the list as soon as its address is known, while the code of its page is still on the way. */
export function startContractList(api: Api, request: Request): null {
  const query = new URL(request.url).searchParams;
  if (api.tokens.read()) preloadContracts(api, filtersOf(readListState(query, contractList)));
  return null;
}
