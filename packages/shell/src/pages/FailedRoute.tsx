import { useRouteError } from 'react-router-dom';
import { FailedPage } from './FailedPage';

/** The failed page as the `errorElement` of a data router's outermost route. */
export function FailedRoute() {
  return <FailedPage error={useRouteError()} />;
}
