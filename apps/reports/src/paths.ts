import { entryPoints } from '@portal/shell';

/** The documented routes of this app, all behind the hash (SHELL-059 to SHELL-064). */
export const paths = entryPoints.reports;
