import { createApi, memoryTokenStore } from '@portal/api-client';
import { aSignedInUser, type SignedInUser } from '@portal/domain';
import { type LanguageMode, useLanguageMode } from '@portal/i18n';
import { createContext, type ReactNode, useContext, useLayoutEffect, useState } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { type AppName, readConfig } from '../config/config';
import type { ViewStore } from '../list/view-store';
import { RootRoute } from '../pages/RootRoute';
import type { Portal } from '../portal/createPortal';
import { PortalProvider } from '../portal/PortalProvider';
import { onProofRequired } from '../session/onProofRequired';
import { createSession, type Session, type SessionState } from '../session/session';
import { openOnce } from '../storage/openOnce';
import { createToastStore } from '../toasts/toast-store';
import type { UnsavedStore } from '../unsaved/unsaved-store';
import { memoryUnsavedStore } from './memoryUnsavedStore';
import { memoryViewStore } from './memoryViewStore';

export type InPortalOptions = {
  /** The app of the page. */
  app: AppName;
  /** The signed-in user; without one, the session is real and starts with the tokens in local storage. */
  user?: SignedInUser;
  /** Path of the route, such as `/contracts/edit/:id/basic`; matches everything by default. */
  path?: string;
  /** The initial URL; the path by default. */
  at?: string;
  /** Deployment settings that differ from the samples. */
  config?: NonNullable<Window['portalConfig']>;
  /** Creates the store of unsaved input; empty by default. */
  unsaved?: () => UnsavedStore | Promise<UnsavedStore>;
  /** Creates the store of saved views; empty by default. */
  views?: () => ViewStore;
  /** Queue of unsent submissions. */
  outbox?: Portal['outbox'];
  /** Number of follow-ups for the navbar. */
  toFollowUp?: Portal['toFollowUp'];
  /** Called when the page leads to another app. */
  leaveTo?: (address: string) => void;
};

const StoryContent = createContext<ReactNode>(null);

type StoryContext = { globals: Record<string, unknown>; parameters: { portal?: Partial<InPortalOptions> } };

/**
 * Decorates a story with the portal: session, router, toasts. Other routes show their URL. A story overrides the
 * options with `parameters: { portal: { user } }`.
 */
export function inPortal(options: InPortalOptions) {
  return (Story: () => ReactNode, { globals, parameters }: StoryContext) => (
    <StoryPortal options={{ ...options, ...parameters.portal }} language={globals.language as LanguageMode}>
      <Story />
    </StoryPortal>
  );
}

/** The decorator of an admin page: its route, and the initial URL if it differs from the route. */
export const asAdmin = (path?: string, at?: string) =>
  inPortal({ app: 'admin', user: aSignedInUser(), path, at });

/** The teacher of contract 412. */
const lea = aSignedInUser({ id: 31, name: 'Léa', lastName: 'Villeneuve', role: 'ROLE_TEACHER' });

/** The decorator of a teacher page, signed in as the teacher of contract 412. */
export const asTeacher = (path?: string, at?: string) => inPortal({ app: 'teacher', user: lea, path, at });

type StoryPortalProps = { options: InPortalOptions; language: LanguageMode; children: ReactNode };

function StoryPortal({ options, language, children }: StoryPortalProps) {
  const [portal] = useState(() => storyPortal(options));
  const [router] = useState(() => {
    const { path = '*', at = path === '*' ? '/' : path } = options;
    const otherRoutes = path === '*' ? [] : [{ path: '*', element: <OtherPage /> }];
    const pages = [{ path, Component: Content }, ...otherRoutes];
    return createMemoryRouter([{ Component: RootRoute, children: pages }], { initialEntries: [at] });
  });
  const [modeAround] = useLanguageMode();
  return (
    <StoryContent value={children}>
      <PortalProvider key={language} portal={portal} initialMode={language}>
        <FollowLanguage mode={modeAround} />
        <RouterProvider router={router} useTransitions={false} />
      </PortalProvider>
    </StoryContent>
  );
}

/** Applies the language of the surrounding story to the portal. */
function FollowLanguage({ mode }: { mode: LanguageMode }) {
  const [, setMode] = useLanguageMode();
  useLayoutEffect(() => setMode(mode), [mode, setMode]);
  return null;
}

function Content() {
  return useContext(StoryContent);
}

/** Replaces every other page of the app and shows its URL. */
function OtherPage() {
  const { pathname, search } = useLocation();
  return (
    <main>
      <h1>{pathname + search}</h1>
    </main>
  );
}

function storyPortal({
  app,
  user,
  config: overrides = {},
  unsaved = memoryUnsavedStore,
  views = memoryViewStore,
  outbox,
  toFollowUp,
  leaveTo = () => {},
}: InPortalOptions): Portal {
  const config = readConfig(overrides);
  const storedToasts = new Map<string, string>();
  const toasts = createToastStore({
    getItem: (key) => storedToasts.get(key) ?? null,
    setItem: (key, value) => void storedToasts.set(key, value),
    removeItem: (key) => void storedToasts.delete(key),
  });
  const session = user ? signedInSession(config.apiBase, user) : createSession(config.apiBase);
  void session.restore();
  const viewStore = Promise.resolve(views());
  return {
    app,
    config,
    session,
    toasts,
    unsaved: openOnce(async () => unsaved()),
    views: () => viewStore,
    outbox,
    toFollowUp,
    leaveTo,
  };
}

/** A session that is signed in from the start and makes no requests. */
function signedInSession(baseUrl: string, user: SignedInUser): Session {
  const listeners = new Set<() => void>();
  let state: SessionState = { status: 'signed-in', user, pending: null, end: null, generation: 0 };
  const close = (end: SessionState['end']) => {
    state = { status: 'signed-out', user: null, pending: null, end, generation: 1 };
    for (const listener of listeners) listener();
  };
  return {
    api: createApi({
      baseUrl,
      tokens: memoryTokenStore(),
      onSessionLost: (isTooOld) => close(isTooOld ? 'too-old' : 'lost'),
      onProofRequired,
    }),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: () => state,
    restore: async () => {},
    signIn: async () => user,
    complete: () => {},
    signOut: () => close('signed-out'),
    dropTokens: () => close(null),
  };
}
