/**
 * Parses a typed time into `HH:mm`, such as `9`, `9 h 30`, `9.30`, `0930` and `5 pm`. Returns any other text unchanged,
 * so that the form rejects it.
 */
export function timeText(typed: string): string {
  const plain = typed
    .toLowerCase()
    .replaceAll(/\s/g, '')
    .replaceAll('.', ':')
    .replace(/:?([ap]):?m:?$/, '$1m');
  const [, hours = '', minutes = '', half] =
    /^(\d{1,2})(?:[:h](\d{2})?)?([ap]m)?$/.exec(plain) ?? /^(\d{1,2})(\d{2})([ap]m)?$/.exec(plain) ?? [];
  if (hours === '') return typed;
  const hour = hourOf(Number(hours), half);
  const minute = Number(minutes);
  if (hour > 23 || minute > 59) return typed;
  return [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
}

/** 12 am is midnight, 12 pm noon. Returns 24 for an invalid hour. */
function hourOf(hour: number, half: string | undefined): number {
  if (half === undefined) return hour;
  if (hour < 1 || hour > 12) return 24;
  return (hour % 12) + (half === 'pm' ? 12 : 0);
}
