import { loginPlace, useGoTo, WaitingPage } from '@portal/shell';
import { useEffect } from 'react';

/** Redirects to the login page. */
export function ToLogin() {
  const goTo = useGoTo();
  useEffect(() => goTo(loginPlace(document.cookie)), [goTo]);
  return <WaitingPage />;
}
