import { loginPlace, useGoTo, WaitingPage } from '@portal/shell';
import { useEffect } from 'react';

/** Sends the person to where one signs in. */
export function ToLogin() {
  const goTo = useGoTo();
  useEffect(() => goTo(loginPlace(document.cookie)), [goTo]);
  return <WaitingPage />;
}
