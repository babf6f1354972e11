import { browserStorage, isRefusal } from '@portal/api-client';
import type { LoginValues, SignedInUser } from '@portal/domain';
import { LoginForm, type SubmitOutcome } from '@portal/views';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { type AppName, addressOf, type PortalConfig } from '../config/config';
import { entryPoints, landings, placeAddress, storeLastApp } from '../config/entry-points';
import { useApp } from '../config/useApp';
import { UnreachablePage } from '../failures/UnreachablePage';
import { useWaitReason } from '../failures/useWaitReason';
import { WaitingPage } from '../layout/WaitingPage';
import { clearReturnPlace, localPath, mayReturnTo, readReturnPlace } from '../session/return-place';
import { useSession } from '../session/useSession';
import { useToast } from '../toasts/useToast';
import { AccountLayout } from './AccountLayout';
import { accountPageWords } from './account-page-words';
import { providerCode } from './providers/provider-code';
import { SignInNotes } from './SignInNotes';
import { WrongAppPage } from './WrongAppPage';

// Lazy, because most sign-ins have no second step.
const SecondStep = lazy(async () => ({ default: (await import('./second-factor/SecondStep')).SecondStep }));
const ProviderLinks = lazy(async () => ({
  default: (await import('./providers/ProviderLinks')).ProviderLinks,
}));
const ProviderArrival = lazy(async () => ({
  default: (await import('./providers/ProviderArrival')).ProviderArrival,
}));

// Lazy, so that the form appears first.
const PasskeySignIn = lazy(async () => ({
  default: (await import('./passkeys/PasskeySignIn')).PasskeySignIn,
}));

/** `auth.login`: signs in and redirects by role (AUTH-01 to AUTH-10, DECISION-07). */
export function LoginPage() {
  const { app, config } = useApp();
  const { status, user, pending } = useSession();
  // During the redirect to another app, `WrongAppPage` must not appear.
  const [arriving, setArriving] = useState(false);
  const arrive = useArrive();
  const { complete } = useSession();
  // The second step stays on screen until the next page is shown.
  const [shown, setShown] = useState(pending);
  const step = pending ?? (arriving ? shown : null);
  if (step !== shown) setShown(step);
  const [code, setCode] = useState(() => providerCode(window.location.hash));
  const finish = async (signedIn: SignedInUser) => {
    setArriving(true);
    complete(signedIn);
    await arrive(signedIn);
  };
  if (status === 'restoring') return <WaitingPage />;
  if (status === 'unreachable') return <UnreachablePage />;
  if (code !== null)
    return (
      <AccountLayout titled="login.title">
        <Suspense>
          <ProviderArrival code={code} onDone={() => setCode(null)} />
        </Suspense>
      </AccountLayout>
    );
  if (user && !arriving) {
    const here = pathWithin(config, app, destinationOf(user, config));
    return here === null ? <WrongAppPage user={user} /> : <Arrival path={here} />;
  }
  if (step)
    return (
      <AccountLayout titled="login.secondStep">
        <Suspense>
          <SecondStep pending={step} onComplete={finish} />
        </Suspense>
      </AccountLayout>
    );
  return (
    <AccountLayout titled="login.title">
      <SignInNotes />
      <SignIn onArriving={setArriving} arrive={arrive} />
      <Suspense>
        <ProviderLinks />
        <PasskeySignIn onComplete={finish} />
      </Suspense>
    </AccountLayout>
  );
}

function Arrival({ path }: { path: string }) {
  const [to] = useState(path);
  useEffect(() => clearReturnPlace(browserStorage('session').storage), []);
  return <Navigate to={to} replace />;
}

/** Returns a function that opens the user's page; it resolves when the page is shown. */
function useArrive(): (user: SignedInUser) => Promise<void> {
  const { app, config, leaveTo } = useApp();
  const navigate = useNavigate();
  const toast = useToast();
  const { pair } = accountPageWords.useWords();
  return async (user) => {
    storeLastApp(landings[user.role].app);
    const destination = destinationOf(user, config);
    const here = pathWithin(config, app, destination);
    toast.success(pair('toast.welcome'), { title: pair('toast.welcomeTitle'), keep: here === null });
    if (here === null) leaveTo(destination);
    else await navigate(here, { replace: true });
    clearReturnPlace(browserStorage('session').storage);
  };
}

interface SignInProps {
  onArriving: (arriving: boolean) => void;
  /** Until it resolves, the form ignores another submit. */
  arrive: (user: SignedInUser) => Promise<void>;
}

function SignIn({ onArriving, arrive }: SignInProps) {
  const { signIn } = useSession();
  const toast = useToast();
  const waitReason = useWaitReason();
  const { pair } = accountPageWords.useWords();
  const submit = async (values: LoginValues): Promise<SubmitOutcome> => {
    onArriving(true);
    try {
      const user = await signIn(values);
      if (user) await arrive(user);
      else onArriving(false);
      return undefined;
    } catch (error) {
      onArriving(false);
      if (isRefusal(error)) {
        toast.danger(pair('toast.refused'), { title: pair('toast.errorTitle') });
        return 'reset';
      }
      // A server error or a lost connection says nothing about the password, so the fields keep their values (
      // DECISION-09).
      toast.danger(waitReason(error) ?? pair('toast.failed'), { error });
      return undefined;
    }
  };
  return <LoginForm onSubmit={submit} forgotHref={entryPoints.admin['auth.forgot']} />;
}

/** Returns the page that was left or requested, if this user may open it, else the role's start page (DECISION-38). */
function destinationOf(user: SignedInUser, config: PortalConfig): string {
  const place = readReturnPlace(browserStorage('session').storage);
  const landing = placeAddress(config, landings[user.role]);
  if (!place || !mayReturnTo(place, user) || place.address.includes(entryPoints.admin['auth.login']))
    return landing;
  return place.address;
}

/** Returns the path within this app's router, or null for a URL of another app. */
function pathWithin(config: PortalConfig, app: AppName, address: string): string | null {
  const base = localPath(addressOf(config, app, '/'));
  const path = localPath(address);
  return path.startsWith(base) ? `/${path.slice(base.length)}` : null;
}
