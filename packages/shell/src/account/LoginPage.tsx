import { isRefusal } from '@portal/api-client';
import type { LoginValues, SignedInUser } from '@portal/domain';
import { LoginForm, type SubmitOutcome } from '@portal/views';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { addressOf, type PortalConfig } from '../config/config';
import { entryPoints, keepLastApp, landings, placeAddress } from '../config/entry-points';
import { UnreachablePage } from '../pages/UnreachablePage';
import { WaitingPage } from '../pages/WaitingPage';
import { usePortal } from '../portal/usePortal';
import { takeReturnPlace } from '../session/return-place';
import { useSession } from '../session/useSession';
import { useToast } from '../toasts/useToast';
import { AccountLayout } from './AccountLayout';
import { accountPageWords } from './account-page-words';
import { WrongAppPage } from './WrongAppPage';

/** `auth.login`: signs a person in and lands by role (AUTH-01 to AUTH-10, decision 7). */
export function LoginPage() {
  const { app } = usePortal();
  const { status, user } = useSession();
  // Who is on the way to another app is not told that this one is the wrong one.
  const [arriving, setArriving] = useState(false);
  if (status === 'restoring') return <WaitingPage />;
  if (status === 'unreachable') return <UnreachablePage />;
  if (user && !arriving) {
    const landing = landings[user.role];
    return landing?.app === app ? <Navigate to={landing.path} replace /> : <WrongAppPage user={user} />;
  }
  return (
    <AccountLayout titled="login.title">
      <SignIn onArriving={setArriving} />
    </AccountLayout>
  );
}

function SignIn({ onArriving }: { onArriving: (arriving: boolean) => void }) {
  const { app, config, leaveTo } = usePortal();
  const { signIn } = useSession();
  const navigate = useNavigate();
  const toast = useToast();
  const { halves } = accountPageWords.useWords();

  /** Settled once the page is there: until then the form takes no second press, which would lead elsewhere. */
  const arrive = async (user: SignedInUser) => {
    keepLastApp(landings[user.role].app);
    const destination = destinationOf(user, config);
    const base = addressOf(config, app, '/');
    const isHere = destination.startsWith(base);
    toast.success(halves('toast.welcome'), { title: halves('toast.welcomeTitle'), keep: !isHere });
    if (isHere) await navigate(`/${destination.slice(base.length)}`, { replace: true });
    else leaveTo(destination);
  };
  const submit = async (values: LoginValues): Promise<SubmitOutcome> => {
    onArriving(true);
    try {
      await arrive(await signIn(values));
      return undefined;
    } catch (error) {
      onArriving(false);
      if (isRefusal(error)) {
        toast.danger(halves('toast.refused'), { title: halves('toast.errorTitle') });
        return 'reset';
      }
      // A server that is down or out of reach says nothing about what was typed: it stays (decision 9).
      toast.danger(halves('toast.failed'));
      return undefined;
    }
  };
  return <LoginForm onSubmit={submit} forgotHref={entryPoints.admin['auth.forgot']} />;
}

/** Back to where the same person was when the session was lost, else where the role lands (decision 8). */
function destinationOf(user: SignedInUser, config: PortalConfig): string {
  return takeReturnPlace(sessionStorage, user.id) ?? placeAddress(config, landings[user.role]);
}
