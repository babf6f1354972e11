import { useRouteError } from 'react-router-dom';
import { FailedPage } from '../failures/FailedPage';

/** The error page as `errorElement` of the outermost route. */
export function FailedRoute() {
  return <FailedPage error={useRouteError()} />;
}
