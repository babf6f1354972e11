import { defaultFollowUpLimits, type FollowUpLimits } from '@portal/domain';

/** The apps of the portal; each is deployed under its own URL. */
export type AppName = 'admin' | 'teacher' | 'reports';

/** Deployment settings from `/config.js`, read at run time. */
export type PortalConfig = {
  productName: string;
  /**
   * URL of a logo that replaces the default mark and name. The content security policy requires it to be on this host.
   */
  logo?: string;
  /** The provider's toll-free number (SHELL-049). */
  phone: string;
  /** The provider's email address for questions (SHELL-050). */
  email: string;
  /** Base URL of the API. */
  apiBase: string;
  /** URL of each app, ending in a slash. */
  addresses: Record<AppName, string>;
  /** Ids of the files offered as templates, for imports and invoices (FILES-08 to FILES-10, OPEN-40). */
  templates: Record<'students' | 'teachers' | 'invoice', number>;
  /** Limits in days after which follow-ups appear. */
  followUps: FollowUpLimits;
};

type ConfigOverrides = Partial<Omit<PortalConfig, 'addresses' | 'templates' | 'followUps'>> & {
  addresses?: Partial<PortalConfig['addresses']>;
  templates?: Partial<PortalConfig['templates']>;
  followUps?: Partial<PortalConfig['followUps']>;
  /** The earlier name of `followUps`, which existing `/config.js` files use. */
  chase?: Partial<PortalConfig['followUps']>;
};

declare global {
  interface Window {
    portalConfig?: ConfigOverrides;
  }
}

const defaults: PortalConfig = {
  productName: 'Passerelle',
  phone: '1 800 555-0199',
  email: 'info@passerelle.example',
  apiBase: '/api',
  addresses: { admin: '/admin/', teacher: '/teacher-view/', reports: '/' },
  templates: { students: 1, teachers: 2, invoice: 3 },
  followUps: defaultFollowUpLimits,
};

/** Returns the deployment's configuration, with sample values for missing settings. */
export function readConfig(
  { chase, ...overrides }: ConfigOverrides = window.portalConfig ?? {},
): PortalConfig {
  return {
    ...defaults,
    ...overrides,
    addresses: { ...defaults.addresses, ...overrides.addresses },
    templates: { ...defaults.templates, ...overrides.templates },
    followUps: { ...defaults.followUps, ...chase, ...overrides.followUps },
  };
}

/** Returns the full URL of a path of an app: `/admin/` and `/contracts/list` give `/admin/contracts/list`. */
export function addressOf(config: PortalConfig, app: AppName, path: string): string {
  const base = config.addresses[app].replace(/\/$/, '');
  // The root app uses hash routing, so that secrets in links never reach a server log.
  return app === 'reports' ? `${base}/#${path}` : `${base}${path}`;
}
