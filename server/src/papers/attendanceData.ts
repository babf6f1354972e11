import { attestationWords, initialGrid } from '@portal/domain';
import { dayInWords } from '../mail/dayInWords.ts';
import type { AttendanceReport, ReportedClass, ReportedLearner } from './AttendanceReport.ts';
import { attendanceWords } from './attendance-words.ts';

/** Returns the data of `attendance.typ`. */
export function attendanceData(report: AttendanceReport): object {
  const { language, month, company, contracts, isByHalfDay, office, productName } = report;
  const words = attendanceWords[language];
  const { heads } = attestationWords[language];
  const provider = office.provider ?? productName;
  const title = words.title(monthInWords(language, month));
  const all = contracts.flatMap(({ learners }) => learners);
  const teachers = new Set(all.flatMap(({ classes }) => classes.flatMap(({ teacher }) => teacher ?? [])));
  const facts = [
    { label: words.provider, value: provider },
    { label: words.company, value: company ?? '' },
    { label: words.contracts, value: contracts.map(({ number }) => number).join(', ') },
    { label: words.teachers, value: [...teachers].join(', ') },
    { label: words.hours, value: durationOf(report, all) },
  ];
  return {
    title,
    author: provider,
    language,
    region: 'CA',
    size: 'us-letter',
    provider,
    address: office.address,
    page: words.page,
    fact_heads: heads,
    facts: facts.filter(({ value }) => value !== ''),
    none: all.length === 0 ? words.none : null,
    heads: [words.date, ...(isByHalfDay ? [words.halfDay] : []), words.hours, words.teacher, words.initials],
    columns: [38, ...(isByHalfDay ? [26] : []), 26, 46, 0],
    sections: contracts
      .filter(({ learners }) => learners.length > 0)
      .map(({ number, learners }) => ({
        title: words.contract(number),
        learners: learners.map((learner) => learnerData(report, learner)),
      })),
    signature: words.signature,
    signatory: [office.signatory, office.signatoryTitle].filter((part) => part !== null).join(', ') || null,
  };
}

function learnerData(report: AttendanceReport, { name, classes }: ReportedLearner) {
  const words = attendanceWords[report.language];
  return {
    name,
    total: words.total(durationOf(report, [{ name, classes }])),
    rows: classes.map((one) => rowData(report, one, name)),
  };
}

function rowData({ language, isByHalfDay }: AttendanceReport, one: ReportedClass, name: string) {
  const words = attendanceWords[language];
  const { mark, changedFrom } = one;
  const hours = one.isAbsent ? words.absent : minutesInWords(language, one.minutes);
  return {
    cells: [
      dayInWords(language, one.date),
      ...(isByHalfDay ? [one.time === null ? words.unknown : words.halves[halfOf(one.time)]] : []),
      hours,
      one.teacher ?? '',
    ],
    letters: mark?.how === 'typed' ? mark.mark : null,
    picture: mark?.how === 'drawn' ? svgOf(mark.mark) : null,
    picture_text: words.initialsOf(name),
    note:
      changedFrom === null
        ? null
        : words.changed(
            dayInWords(language, changedFrom.date),
            minutesInWords(language, changedFrom.minutes),
          ),
  };
}

/** A class belongs to the half-day in which it begins. */
function halfOf(time: string): 'morning' | 'afternoon' {
  return time < '12:00' ? 'morning' : 'afternoon';
}

function durationOf({ language }: AttendanceReport, learners: readonly ReportedLearner[]): string {
  const minutes = learners.flatMap(({ classes }) => classes).reduce((sum, one) => sum + one.minutes, 0);
  return minutesInWords(language, minutes);
}

function minutesInWords(language: AttendanceReport['language'], minutes: number): string {
  return attestationWords[language].duration(Math.floor(minutes / 60), minutes % 60);
}

function monthInWords(language: AttendanceReport['language'], month: string): string {
  const format = new Intl.DateTimeFormat(`${language}-CA`, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${month}-01T12:00:00Z`));
}

/** The path was checked when it was stored: only letters, digits and spaces. */
function svgOf(path: string): string {
  const { width, height } = initialGrid;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><path d="${path}" fill="none" stroke="#000" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
}
