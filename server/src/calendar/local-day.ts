const two = (part: number) => String(part).padStart(2, '0');

/** The calendar day of a moment in this process's time zone (`TZ`): `YYYY-MM-DD`. */
export function localDay(moment: Date): string {
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

/** The time of day of a moment in this process's time zone (`TZ`): `HH:mm`. */
export function localTime(moment: Date): string {
  return `${two(moment.getHours())}:${two(moment.getMinutes())}`;
}
