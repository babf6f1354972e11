import { Outlet, useMatches } from 'react-router-dom';
import { NotFoundPage } from './NotFoundPage';

/** The parameters of addresses that are no ids of records. */
const words = ['page', '*'];

/** For the child routes whose addresses name records: an id that no record can have is a page that does not exist. */
export function KnownIds() {
  const params = useMatches().at(-1)?.params ?? {};
  const isKnown = Object.entries(params).every(([name, value]) => words.includes(name) || isId(value));
  return isKnown ? <Outlet /> : <NotFoundPage />;
}

function isId(text: string | undefined): boolean {
  return /^[1-9]\d{0,14}$/.test(text ?? '');
}
