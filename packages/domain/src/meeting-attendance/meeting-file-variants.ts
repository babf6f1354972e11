import { foldText } from '../text/fold-text.ts';

/** The program that wrote the attendance report of an online meeting. */
export type MeetingProgram = 'teams' | 'zoom' | 'meet';

/** What a column of an attendance report says. */
export type MeetingColumn =
  | 'name'
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'join'
  | 'leave'
  | 'duration'
  | 'role'
  | 'waitingRoom'
  | 'action'
  | 'moment';

/** One way in which a program writes its attendance report. */
export interface MeetingFileVariant {
  id: string;
  program: MeetingProgram;
  /** Headings of the table that is read, as written. Case and accents do not matter. */
  heads: readonly string[];
  /** When files like this were seen. */
  seen: string;
  /** Public page, thread or repository that shows the headings; null for a guess. */
  source: string | null;
}

/**
 * The known variants. A file with other headings is read by the content of its columns, and the person is asked to
 * check them.
 */
export const meetingFileVariants: readonly MeetingFileVariant[] = [
  {
    id: 'teams-actions',
    program: 'teams',
    heads: ['Full Name', 'User Action', 'Timestamp'],
    seen: '2020 to 2021',
    source: 'https://github.com/ujjwalravi/msteams-simplify',
  },
  {
    id: 'teams-2021',
    program: 'teams',
    heads: ['Full Name', 'Join Time', 'Leave Time', 'Duration', 'Email', 'Role', 'Participant ID (UPN)'],
    seen: '2021 to 2022',
    source: null,
  },
  {
    id: 'teams-joins',
    program: 'teams',
    heads: ['Name', 'Join time', 'Leave time', 'Duration', 'Email', 'Role'],
    seen: 'November 2022',
    source: 'https://github.com/dvaneynde/teams-attendance',
  },
  {
    id: 'teams-people',
    program: 'teams',
    heads: [
      'Name',
      'First join',
      'Last leave',
      'In-meeting duration',
      'Email',
      'Participant ID (UPN)',
      'Role',
    ],
    seen: 'November 2022',
    source: 'https://github.com/dvaneynde/teams-attendance',
  },
  {
    id: 'teams-full-names',
    program: 'teams',
    heads: [
      'Full Name',
      'First Join',
      'Last Leave',
      'In-Meeting Duration',
      'Email',
      'Role',
      'Participant ID (UPN)',
    ],
    seen: '2025 to 2026',
    source: null,
  },
  {
    id: 'teams-who-attended',
    program: 'teams',
    heads: ['Name', 'Email', 'Participant ID (UPN)', 'Role'],
    seen: '2023',
    source:
      'https://learn.microsoft.com/microsoftteams/teams-analytics-and-reports/meeting-attendance-report',
  },
  {
    id: 'zoom-joins',
    program: 'zoom',
    heads: [
      'Name (Original Name)',
      'User Email',
      'Join Time',
      'Leave Time',
      'Duration (Minutes)',
      'Guest',
      'Recording Consent',
      'In Waiting Room',
    ],
    seen: '2022 to 2023',
    source: 'https://github.com/microsoft/vivainsights_zoom_int',
  },
  {
    id: 'zoom-joins-short',
    program: 'zoom',
    heads: ['Name (Original Name)', 'User Email', 'Join Time', 'Leave Time', 'Duration (Minutes)', 'Guest'],
    seen: '2020 to 2022',
    source: 'https://github.com/Lightbridge-KS/zoomclass',
  },
  {
    id: 'zoom-people',
    program: 'zoom',
    heads: ['Name (Original Name)', 'User Email', 'Total Duration (Minutes)', 'Guest'],
    seen: 'September 2021',
    source: 'https://github.com/ComputerScienceHouse/conditional/issues/314',
  },
  {
    id: 'zoom-joins-2025',
    program: 'zoom',
    heads: [
      'Name (original name)',
      'Email',
      'Join time',
      'Leave time',
      'Duration (minutes)',
      'Guest',
      'Recording disclaimer response',
      'In waiting room',
    ],
    seen: '2025 to 2026',
    source: null,
  },
  {
    id: 'zoom-people-2025',
    program: 'zoom',
    heads: ['Name (original name)', 'Email', 'Total duration (minutes)', 'Guest'],
    seen: '2025 to 2026',
    source: null,
  },
  {
    id: 'meet',
    program: 'meet',
    heads: ['First name', 'Last name', 'Email', 'Duration', 'Time joined', 'Time exited'],
    seen: '2021 to 2026',
    source: 'https://support.google.com/meet/answer/10090454',
  },
  {
    id: 'meet-full-names',
    program: 'meet',
    heads: ['Name', 'Email', 'Duration', 'Time joined', 'Time exited'],
    seen: '2026',
    source: null,
  },
];

/** Folded headings, by the meaning of their column. */
const columnHeads: Readonly<Record<MeetingColumn, readonly string[]>> = {
  name: [
    'name',
    'full name',
    'nom',
    'nom complet',
    'name (original name)',
    'user name (original name)',
    'nom (nom d origine)',
    'nom (nom original)',
  ],
  firstName: ['first name', 'prenom'],
  lastName: ['last name', 'nom de famille'],
  email: [
    'email',
    'e mail',
    'user email',
    'participant id (upn)',
    'adresse e mail',
    'adresse courriel',
    'courriel',
    'id du participant (upn)',
  ],
  join: [
    'join time',
    'first join',
    'time joined',
    'heure d arrivee',
    'heure de participation',
    'premiere participation',
  ],
  leave: ['leave time', 'last leave', 'time exited', 'heure de depart', 'dernier depart'],
  duration: [
    'duration',
    'in meeting duration',
    'duration (minutes)',
    'total duration (minutes)',
    'duree',
    'duree (minutes)',
    'duree totale (minutes)',
    'duree dans la reunion',
  ],
  role: ['role'],
  waitingRoom: ['in waiting room', 'en salle d attente', 'dans la salle d attente'],
  action: ['user action', 'action de l utilisateur'],
  moment: ['timestamp', 'horodatage', 'horodateur'],
};

const columnByHead = new Map(
  Object.entries(columnHeads).flatMap(([column, heads]) =>
    heads.map((head) => [head, column as MeetingColumn] as const),
  ),
);

/** Returns what a column says by its heading; null for an unknown heading. */
export function columnOfHead(head: string): MeetingColumn | null {
  return columnByHead.get(foldText(head)) ?? null;
}

/** Returns the variant with exactly these headings; undefined if none has. */
export function variantOf(heads: readonly string[]): MeetingFileVariant | undefined {
  const folded = heads.map(foldText).join('\t');
  return meetingFileVariants.find((variant) => variant.heads.map(foldText).join('\t') === folded);
}
