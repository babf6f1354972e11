import { Outlet, useMatches } from 'react-router-dom';
import { NotFoundPage } from './NotFoundPage';

/** Route parameters that are not record ids. */
const nonIdParameters = ['page', 'month', '*'];

/** Parent route of pages with record ids: an invalid id leads to the not-found page. */
export function ValidIdsRoute() {
  const params = useMatches().at(-1)?.params ?? {};
  const isKnown = Object.entries(params).every(
    ([name, value]) => nonIdParameters.includes(name) || isId(value),
  );
  return isKnown ? <Outlet /> : <NotFoundPage />;
}

function isId(text: string | undefined): boolean {
  return /^[1-9]\d{0,14}$/.test(text ?? '');
}
