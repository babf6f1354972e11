/** What `npm run pictures` was asked for, which its tests read from the environment. */
export interface Choice {
  /** The folder of the results, from the root of the repository. */
  to: string;
  /** Whether the pictures of README are taken too. */
  withReadme: boolean;
  apps: readonly App[];
  /** Takes only the screens whose address or dialog contains this text. */
  only?: string | undefined;
  /** Replaces the size of each app. */
  size?: Size | undefined;
  theme: 'light' | 'dark';
  language: 'both' | 'fr' | 'en';
  /** WebKit shows only what an address opens, not what a press does. */
  browser: 'chromium' | 'firefox' | 'webkit';
}

export interface Size {
  width: number;
  height: number;
}

export type App = 'admin' | 'teacher' | 'reports';

export const apps = ['admin', 'teacher', 'reports'] as const satisfies readonly App[];

export const desktop: Size = { width: 1440, height: 900 };
/** The phone for which the portal is designed. */
export const phone: Size = { width: 360, height: 780 };

/** The size at which the contact sheet of an app shows its screens: that of the people who use it. */
export const sizeOf: Readonly<Record<App, Size>> = { admin: desktop, teacher: phone, reports: desktop };

/** The folder in which single pictures are kept until their sheet is made. */
export const taken = '.cache/pictures';

export const choice: Choice = JSON.parse(process.env.PICTURES ?? '{}');
