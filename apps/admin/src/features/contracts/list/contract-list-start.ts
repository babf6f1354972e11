import { type Api, preloadContracts } from '@portal/api-client';
import { readListState } from '@portal/records';
import { contractList } from './contract-list';

/** Requests the list as soon as its URL is known, while the code of its page is loading. */
export function startContractList(api: Api, request: Request): null {
  const query = new URL(request.url).searchParams;
  if (api.tokens.read()) preloadContracts(api, contractList.queryOf(readListState(query, contractList)));
  return null;
}
