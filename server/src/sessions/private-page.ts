import type { LinkKind } from '@portal/domain';

/** The path of the page that a private link opens, before its token. */
export const privatePage: Readonly<Record<LinkKind, string>> = {
  company: '/#/clientReport/',
  student: '/#/student-report/',
};

/** The path of the page on which a link sets a password, before its secret. */
export const passwordPage = '/#/invite/';
