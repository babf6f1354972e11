import { strToU8 } from 'fflate';

/** A file as a program would write it, with invented people. */
export interface MeetingFileFixture {
  /** The variant or the situation. */
  id: string;
  /** Name of the file as the program gives it. */
  name: string;
  encoding: 'utf-8' | 'utf-16le';
  text: string;
}

const lines = (...rows: string[]) => rows.map((row) => `${row}\r\n`).join('');
const tabbed = (...rows: string[][]) => lines(...rows.map((cells) => cells.join('\t')));

const teamsPeople = [
  'Name',
  'First Join',
  'Last Leave',
  'In-Meeting Duration',
  'Email',
  'Participant ID (UPN)',
  'Role',
];
const teamsJoins = ['Name', 'Join Time', 'Leave Time', 'Duration', 'Email', 'Role'];

/**
 * A class of Léa Villeneuve on 2026-11-24 from 12:00 to 13:30, unless the comment says something else: Inès Fortin all
 * the time, Marc-André Thériault late and with a gap, Zoé Légaré as a guest who left early.
 */
export const meetingFileFixtures: readonly MeetingFileFixture[] = [
  {
    id: 'teams-2026',
    name: 'Cours de français - Attendance report 11-24-26.csv',
    encoding: 'utf-16le',
    text: tabbed(
      ['1. Summary'],
      ['Meeting title', 'Cours de français'],
      ['Attended participants', '4'],
      ['Start time', '11/24/26, 11:55:10 AM'],
      ['End time', '11/24/26, 1:31:02 PM'],
      ['Meeting duration', '1h 35m 52s'],
      ['Average attendance time', '1h 12m 4s'],
      [],
      ['2. Participants'],
      teamsPeople,
      [
        'Léa Villeneuve',
        '11/24/26, 11:55:10 AM',
        '11/24/26, 1:31:02 PM',
        '1h 35m 52s',
        'lea@ecole.example',
        'lea@ecole.example',
        'Organizer',
      ],
      [
        'Fortin, Inès',
        '11/24/26, 11:58:40 AM',
        '11/24/26, 1:30:30 PM',
        '1h 31m 50s',
        'ines.fortin@aero.example',
        'ines.fortin@aero.example',
        'Presenter',
      ],
      [
        'Marc-André Thériault (External)',
        '11/24/26, 12:12:00 PM',
        '11/24/26, 1:31:00 PM',
        '1h 9m 0s',
        'MA.Theriault@aero.example',
        'ma.theriault@aero.example',
        'Attendee',
      ],
      ['Zoé (Guest)', '11/24/26, 12:01:00 PM', '11/24/26, 1:10:00 PM', '1h 9m 0s', '', '', 'Attendee'],
      [],
      ['3. In-Meeting Activities'],
      teamsJoins,
      [
        'Léa Villeneuve',
        '11/24/26, 11:55:10 AM',
        '11/24/26, 1:31:02 PM',
        '1h 35m 52s',
        'lea@ecole.example',
        'Organizer',
      ],
      [
        'Fortin, Inès',
        '11/24/26, 11:58:40 AM',
        '11/24/26, 1:30:30 PM',
        '1h 31m 50s',
        'ines.fortin@aero.example',
        'Presenter',
      ],
      [
        'Marc-André Thériault (External)',
        '11/24/26, 12:12:00 PM',
        '11/24/26, 12:40:00 PM',
        '28m 0s',
        'MA.Theriault@aero.example',
        'Attendee',
      ],
      [
        'Marc-André Thériault (External)',
        '11/24/26, 12:50:00 PM',
        '11/24/26, 1:31:00 PM',
        '41m 0s',
        'MA.Theriault@aero.example',
        'Attendee',
      ],
      ['Zoé (Guest)', '11/24/26, 12:01:00 PM', '11/24/26, 1:10:00 PM', '1h 9m 0s', '', 'Attendee'],
    ),
  },
  {
    // Day first, 24 hours; a meeting of half an hour.
    id: 'teams-2022',
    name: 'meetingAttendanceReport.csv',
    encoding: 'utf-16le',
    text: tabbed(
      ['1. Summary'],
      ['Meeting title', 'Anglais B1'],
      ['Attended participants', '2'],
      ['Start time', '15/11/22, 09:30:17'],
      ['End time', '15/11/22, 10:01:47'],
      ['Meeting duration', '31m 30s'],
      [],
      ['2. Participants'],
      teamsPeople,
      [
        'VILLENEUVE LEA (EXT)',
        '15/11/22, 09:30:17',
        '15/11/22, 10:01:47',
        '31m 30s',
        'lea@ecole.example',
        'lea@ecole.example',
        'Organizer',
      ],
      [
        'Inès Fortin',
        '15/11/22, 09:31:11',
        '15/11/22, 10:01:45',
        '30m 34s',
        'ines.fortin@aero.example',
        'ifortin@aero.onmicrosoft.example',
        'Presenter',
      ],
      [],
      ['3. In-Meeting activities'],
      teamsJoins,
      [
        'VILLENEUVE LEA (EXT)',
        '15/11/22, 09:30:17',
        '15/11/22, 10:01:47',
        '31m 30s',
        'lea@ecole.example',
        'Organizer',
      ],
      [
        'Inès Fortin',
        '15/11/22, 09:31:11',
        '15/11/22, 10:01:45',
        '30m 34s',
        'ines.fortin@aero.example',
        'Presenter',
      ],
    ),
  },
  {
    // 4 May or 5 April: only the planned class tells.
    id: 'teams-full-names',
    name: 'Attendance.csv',
    encoding: 'utf-16le',
    text: tabbed(
      ['1. Summary'],
      ['Meeting Title', 'Semaine 3'],
      ['Start Time', '5/04/2026, 4:00:32 PM'],
      ['End Time', '5/04/2026, 5:00:00 PM'],
      ['Meeting Id', 'abc123'],
      [],
      ['2. Participants'],
      [
        'Full Name',
        'First Join',
        'Last Leave',
        'In-Meeting Duration',
        'Email',
        'Role',
        'Participant ID (UPN)',
      ],
      [
        'Inès Fortin',
        '5/04/2026, 4:02:00 PM',
        '5/04/2026, 4:49:00 PM',
        '0h 47m 0s',
        'ines.fortin@aero.example',
        'Attendee',
        'ines.fortin@aero.example',
      ],
      [],
      ['3. In-Meeting Activities'],
      teamsJoins,
      [
        'Inès Fortin',
        '5/04/2026, 4:02:00 PM',
        '5/04/2026, 4:49:00 PM',
        '0h 47m 0s',
        'ines.fortin@aero.example',
        'Attendee',
      ],
    ),
  },
  {
    id: 'teams-2021',
    name: 'meetingAttendanceReport(General).csv',
    encoding: 'utf-16le',
    text: tabbed(
      ['Meeting Summary'],
      ['Total Number of Participants', '2'],
      ['Meeting Title', 'Anglais'],
      ['Meeting Start Time', '11/24/2021, 12:00:51 PM'],
      ['Meeting End Time', '11/24/2021, 1:29:14 PM'],
      [],
      ['Full Name', 'Join Time', 'Leave Time', 'Duration', 'Email', 'Role', 'Participant ID (UPN)'],
      [
        'Léa Villeneuve',
        '11/24/2021, 12:00:51 PM',
        '11/24/2021, 1:29:14 PM',
        '1h 28m',
        'lea@ecole.example',
        'Organiser',
        'lea@ecole.example',
      ],
      [
        'Inès Fortin',
        '11/24/2021, 12:01:13 PM',
        '11/24/2021, 1:29:12 PM',
        '1h 27m',
        'ines.fortin@aero.example',
        'Presenter',
        'ines.fortin@aero.example',
      ],
    ),
  },
  {
    id: 'teams-actions',
    name: 'meetingAttendanceList.csv',
    encoding: 'utf-16le',
    text: tabbed(
      ['Full Name', 'User Action', 'Timestamp'],
      ['Léa Villeneuve', 'Joined before', '2026-11-24 11:55:10'],
      ['Inès Fortin', 'Joined', '2026-11-24 12:00:05'],
      ['Inès Fortin', 'Left', '2026-11-24 12:30:00'],
      ['Inès Fortin', 'Joined', '2026-11-24 12:36:00'],
    ),
  },
  {
    // Written by a spreadsheet program: commas, quotes, UTF-8.
    id: 'teams-commas',
    name: 'Attendance report.csv',
    encoding: 'utf-8',
    text: `\uFEFF${lines(
      '1. Summary,,,,,',
      'Meeting title,"Français, B1",,,,',
      'Start time,"11/24/26, 12:00:02 PM",,,,',
      'End time,"11/24/26, 1:30:00 PM",,,,',
      ',,,,,',
      '3. In-Meeting Activities,,,,,',
      teamsJoins.join(','),
      '"Fortin, Inès","11/24/26, 12:00:02 PM","11/24/26, 1:30:00 PM",1h 29m 58s,ines.fortin@aero.example,Attendee',
    )}`,
  },
  {
    // The download stopped in the second list.
    id: 'teams-cut',
    name: 'Attendance report.csv',
    encoding: 'utf-16le',
    text: tabbed(
      ['1. Summary'],
      ['Meeting title', 'Cours de français'],
      ['Start time', '11/24/26, 12:00:00 PM'],
      ['End time', '11/24/26, 1:30:00 PM'],
      [],
      ['2. Participants'],
      teamsPeople,
      [
        'Inès Fortin',
        '11/24/26, 12:00:00 PM',
        '11/24/26, 1:30:00 PM',
        '1h 30m 0s',
        'ines.fortin@aero.example',
        'ines.fortin@aero.example',
        'Attendee',
      ],
      [
        'Zoé Légaré',
        '11/24/26, 12:20:00 PM',
        '11/24/26, 1:30:00 PM',
        '1h 10m 0s',
        'zoe@aero.example',
        'zoe@aero.example',
        'Attendee',
      ],
      [],
      ['3. In-Meeting Activities'],
      teamsJoins,
      [
        'Inès Fortin',
        '11/24/26, 12:00:00 PM',
        '11/24/26, 1:30:00 PM',
        '1h 30m 0s',
        'ines.fortin@aero.example',
        'Attendee',
      ],
    ).slice(0, -2),
  },
  {
    // French headings that were guessed; the columns are recognized by their content.
    id: 'teams-french',
    name: 'Cours - Rapport de présence.csv',
    encoding: 'utf-16le',
    text: tabbed(
      ['1. Résumé'],
      ['Titre de la réunion', 'Cours d’anglais'],
      ['Participants', '2'],
      ['Heure de début', '2026-11-24 12 h 00 min 10 s'],
      ['Heure de fin', '2026-11-24 13 h 30 min 00 s'],
      [],
      ['2. Participants'],
      ['Nom', 'Premier accès', 'Dernière sortie', 'Temps passé', 'Adresse', 'Identifiant', 'Rôle'],
      [
        'Inès Fortin',
        '2026-11-24 12 h 00 min 10 s',
        '2026-11-24 13 h 30 min 00 s',
        '1 h 29 min 50 s',
        'ines.fortin@aero.example',
        'ines.fortin@aero.example',
        'Participant',
      ],
      [
        'Léa Villeneuve',
        '2026-11-24 12 h 00 min 10 s',
        '2026-11-24 13 h 30 min 00 s',
        '1 h 29 min 50 s',
        'lea@ecole.example',
        'lea@ecole.example',
        'Organisateur',
      ],
      [],
      ['3. Activités'],
      ['Nom', 'Entrée', 'Sortie', 'Temps passé', 'Adresse', 'Rôle'],
      [
        'Inès Fortin',
        '2026-11-24 12 h 00 min 10 s',
        '2026-11-24 13 h 30 min 00 s',
        '1 h 29 min 50 s',
        'ines.fortin@aero.example',
        'Participant',
      ],
      [
        'Léa Villeneuve',
        '2026-11-24 12 h 00 min 10 s',
        '2026-11-24 13 h 30 min 00 s',
        '1 h 29 min 50 s',
        'lea@ecole.example',
        'Organisateur',
      ],
    ),
  },
  {
    id: 'teams-who-attended',
    name: 'Attendance report.csv',
    encoding: 'utf-16le',
    text: tabbed(
      ['1. Summary'],
      ['Meeting title', 'Cours de français'],
      [],
      ['2. Participants'],
      ['Name', 'Email', 'Participant ID (UPN)', 'Role'],
      ['Inès Fortin', 'ines.fortin@aero.example', 'ines.fortin@aero.example', 'Attendee'],
    ),
  },
  {
    id: 'zoom-joins',
    name: 'participants_85218486288.csv',
    encoding: 'utf-8',
    text: `\uFEFF${lines(
      'Meeting ID,Topic,Start Time,End Time,User Email,Duration (Minutes),Participants',
      '852 1848 6288,Cours de français,11/24/2026 11:55:00 AM,11/24/2026 01:31:00 PM,lea@ecole.example,96,4',
      '',
      'Name (Original Name),User Email,Join Time,Leave Time,Duration (Minutes),Guest,Recording Consent,In Waiting Room',
      'Léa Villeneuve,lea@ecole.example,11/24/2026 11:55:00 AM,11/24/2026 01:31:00 PM,96,No,,No',
      'Zoé (Zoé Légaré),,11/24/2026 11:58:00 AM,11/24/2026 12:01:00 PM,3,Yes,Y,Yes',
      'Zoé (Zoé Légaré),,11/24/2026 12:01:00 PM,11/24/2026 01:10:00 PM,69,Yes,Y,No',
      'Inès Fortin,ines.fortin@aero.example,11/24/2026 12:00:00 PM,11/24/2026 01:31:00 PM,91,Yes,Y,No',
    )}`,
  },
  {
    id: 'zoom-joins-2025',
    name: 'participants.csv',
    encoding: 'utf-8',
    text: lines(
      'Name (original name),Email,Join time,Leave time,Duration (minutes),Guest,Recording disclaimer response,In waiting room',
      'Inès Fortin,ines.fortin@aero.example,24/11/2026 12:00,24/11/2026 13:30,90,Yes,,No',
      'iPhone,,24/11/2026 12:05,24/11/2026 12:35,30,Yes,,No',
      'iPhone,,24/11/2026 12:10,24/11/2026 13:30,80,Yes,,No',
    ),
  },
  {
    id: 'zoom-people',
    name: 'participants.csv',
    encoding: 'utf-8',
    text: lines(
      'Name (Original Name),User Email,Total Duration (Minutes),Guest',
      'Inès Fortin,ines.fortin@aero.example,88,No',
      'Zoé (Zoé Légaré),,12,Yes',
    ),
  },
  {
    // The times have no day.
    id: 'meet',
    name: 'abc-defg-hij - Attendance Report.csv',
    encoding: 'utf-8',
    text: lines(
      'First name,Last name,Email,Duration,Time joined,Time exited',
      'Inès,Fortin,ines.fortin@aero.example,1 hr 28 min,12:01 PM,1:29 PM',
      'Zoé,,,12 min,12:00 PM,12:12 PM',
    ),
  },
  {
    // Names that a spreadsheet would run as formulas, an invalid time, and a time in UTC.
    id: 'meet-strange',
    name: 'report.csv',
    encoding: 'utf-8',
    text: lines(
      'Name,Email,Duration,Time joined,Time exited',
      '=HYPERLINK("x"),,30,2026-11-24T17:00:00Z,2026-11-24T17:30:00Z',
      'Inès Fortin,ines.fortin@aero.example,90,2026-11-24T17:00:00Z,2026-11-24T18:30:00Z',
      'Zoé,,90,yesterday,2026-11-24T18:30:00Z',
    ),
  },
];

/** Returns a fixture by its id. */
export function aMeetingFile(id: string): MeetingFileFixture {
  const found = meetingFileFixtures.find((fixture) => fixture.id === id);
  if (!found) throw new Error(`There is no meeting file ${id}.`);
  return found;
}

/** Returns the bytes of a fixture; UTF-16 begins with a byte order mark, as Teams writes it. */
export function meetingFileBytes({ text, encoding }: MeetingFileFixture): Uint8Array<ArrayBuffer> {
  if (encoding === 'utf-16le') {
    const bytes = new Uint8Array(text.length * 2 + 2);
    const view = new DataView(bytes.buffer);
    view.setUint16(0, 0xfeff, true);
    for (let place = 0; place < text.length; place += 1) {
      view.setUint16(place * 2 + 2, text.charCodeAt(place), true);
    }
    return bytes;
  }
  return new Uint8Array(strToU8(text));
}
