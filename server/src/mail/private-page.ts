import type { LinkKind } from '@portal/domain';

/** The path of the page that a private link opens, before its token. */
export const privatePage: Readonly<Record<LinkKind, string>> = {
  company: '/#/clientReport/',
  student: '/#/student-report/',
};
