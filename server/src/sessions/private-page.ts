import type { LinkKind } from '@portal/domain';

/** The path of the page that a private link opens; the token follows it. */
export const privatePage: Readonly<Record<LinkKind, string>> = {
  company: '/#/clientReport/',
  student: '/#/student-report/',
};

/** The path of the page on which a link sets a password; the secret follows it. */
export const passwordPage = '/#/invite/';
