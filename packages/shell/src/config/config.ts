import type { ChaseLimits } from '@portal/domain';

/** The apps of the portal; each is laid out under an address of its own. */
export type AppName = 'admin' | 'teacher' | 'reports';

/** What the provider decides at run time, in `/config.js` beside the built apps. */
export type PortalConfig = {
  productName: string;
  /** Address of the provider's picture, in place of the mark and the name; of this host, as the policy of the pages asks. */
  logo?: string;
  /** The toll-free number of the provider (SHELL-049). */
  phone: string;
  /** The provider's address for questions (SHELL-050). */
  email: string;
  /** Base URL of the API. */
  apiBase: string;
  /** Where each app is laid out, ending in a slash. */
  addresses: Record<AppName, string>;
  /** Ids of the files that are offered as templates, for imports and for invoices (FILES-08 to FILES-10, OPEN-40). */
  templates: Record<'students' | 'teachers' | 'invoice', number>;
  /** When administrators are told to chase: days without a lesson; days before a start and before an end. */
  chase: ChaseLimits;
};

type GivenConfig = Partial<Omit<PortalConfig, 'addresses' | 'templates' | 'chase'>> & {
  addresses?: Partial<PortalConfig['addresses']>;
  templates?: Partial<PortalConfig['templates']>;
  chase?: Partial<PortalConfig['chase']>;
};

declare global {
  interface Window {
    portalConfig?: GivenConfig;
  }
}

const sample: PortalConfig = {
  productName: 'Passerelle',
  phone: '1 800 555-0199',
  email: 'info@passerelle.example',
  apiBase: '/api',
  addresses: { admin: '/admin/', teacher: '/teacher-view/', reports: '/' },
  templates: { students: 1, teachers: 2, invoice: 3 },
  chase: { lessonDays: 14, noticeDays: 14 },
};

/** The provider's configuration, completed with neutral samples where it says nothing. */
export function readConfig(given: GivenConfig = window.portalConfig ?? {}): PortalConfig {
  return {
    ...sample,
    ...given,
    addresses: { ...sample.addresses, ...given.addresses },
    templates: { ...sample.templates, ...given.templates },
    chase: { ...sample.chase, ...given.chase },
  };
}

/** The full address of a path of an app: `/admin/` and `/contracts/list` make `/admin/contracts/list`. */
export function addressOf(config: PortalConfig, app: AppName, path: string): string {
  const base = config.addresses[app].replace(/\/$/, '');
  // The root app routes behind the hash, so that secrets in links never reach a server's log.
  return app === 'reports' ? `${base}/#${path}` : `${base}${path}`;
}
