import type { Translation } from '@portal/i18n';
import type { fr, sharedFr } from './fr';

/** English texts that every page needs; texts that the specification prints are copied exactly. */
export const sharedEn = {
  students_one: '{{count}} student',
  students_other: '{{count}} students',
  noCompany: 'No company',
  state: {
    loading: 'Loading',
    home: 'Back to home',
    error: 'Something went wrong',
    errorText: 'The page could not be loaded. Try again in a moment.',
    offline: 'No connection',
    offlineText: 'Check your connection, then try again.',
    forbidden: 'This course is not yours',
    forbiddenText: 'You only see the courses of the contracts assigned to you.',
    account: 'Your courses cannot be read',
    accountText: 'This account cannot read a teacher’s contracts. Write to us if that is a mistake.',
    'not-found': 'Course not found',
    'not-foundText': 'It may have been deleted, or the address is incomplete.',
  },
} satisfies Translation<typeof sharedFr>;

/** English texts of the first page. */
export const en = {
  ...sharedEn,
  home: {
    title: 'Home',
    greeting: 'Hello {{name}}',
    welcome: 'Welcome to the portal. The guide says when and how to invoice your hours.',
    guideLink: 'Open the invoicing guide',
    hoursLink: 'See my hours of the month',
    submit: 'Submit Attendances',
    submitText: 'To do after each class.',
    start: 'Start',
    courses: 'Your courses',
    loading: 'Loading your courses',
    empty: 'No courses for now',
    emptyText: 'Your courses will appear here as soon as a contract is assigned to you.',
    reportsDue: 'Progress reports due',
    writeReport: 'Write the report',
    goOnWithReport: 'Continue the report',
    attendanceOnly: 'Substitute: attendance only',
    attendanceFor: 'Attendance',
    attendanceForNumber: 'Submit the attendance of contract {{number}}',
  },
} satisfies Translation<typeof fr>;
