import type { Translation } from '@portal/i18n';
import { sharedEn } from './en';
import type { pagesFr } from './pages-fr';

/** English texts of the pages after the home page; texts that the specification prints are copied exactly. */
export const pagesEn = {
  ...sharedEn,
  noSchedule: 'No schedule',
  warnings: 'To do',
  course: {
    attendanceOnly:
      'You are a substitute in this contract, or have classes to record in it: you can read it and record the attendance of your classes.',
    back: 'Home',
    dates: 'Start date to end date',
    description: 'Description',
    meeting: 'Online meeting',
    joinMeeting: 'Join the meeting',
    studentList: 'See the student list',
    hoursInfo: 'How are these hours counted?',
    hoursInfoText:
      'The length of each submitted class, in minutes, is added up and divided by 60. A deleted class does not count. A class may be given beyond the contracted hours: the overrun is then shown.',
    outline: 'Outline',
    outlineSubmitted: 'Outline submitted {{date}}',
    outlineSaved: 'Outline saved {{date}}',
    outlineResubmitted: 'Outline resubmitted',
    noOutline: 'No outline submitted, please fill out the Course Outline',
    outlineEdit: 'Edit the outline',
    outlineRead: 'Read the outline',
    moreStudents_one: 'and {{count}} more',
    moreStudents_other: 'and {{count}} more',
    details: 'Course details',
    number: 'Contract number',
    noLocation: 'No location',
    language: 'Language taught',
    attendance: 'Attendance',
    noLessons: 'No classes given',
    noLessonsText: 'Classes will appear here as soon as you submit their attendance.',
  },
  attendance: {
    severalMeetings: 'Several meeting files at once',
    loading: 'Loading your contracts',
    none: 'No activated contract',
    noneText: 'Attendance is submitted for an activated contract. If one of yours is missing, write to us.',
    notYours: 'This contract is not among your activated contracts: choose another one.',
    date: 'Date of class*',
    length: 'Class length (minutes)*',
    present: 'Students present',
    findStudent: 'Find a student',
    isPresent: 'present',
    isAbsent: 'absent',
    absentCount_one: '{{count}} absent student',
    absentCount_other: '{{count}} absent students',
    noStudents: 'This contract has no students.',
    after: 'After this class: {{taught}} h of {{contracted}} h',
    afterOverrun:
      'After this class: {{taught}} h, which is {{overrun}} h over the contracted {{contracted}} h',
    keptTitle: 'Not sent yet',
    askTitle: 'Submit anyway?',
    askLesson: '{{number}}, {{date}}, {{minutes}} min',
    succeeded: 'Attendance was registered successfully',
    failed: 'Attendance was not registered successfully.',
  },
} satisfies Translation<typeof pagesFr>;
