import { numberPair, PairText, type PairTextProps } from '@portal/i18n';

export interface HoursTextProps extends Pick<PairTextProps, 'layout'> {
  /** Number of hours. */
  hours: number;
}

/** Formats hours in each language: `1,5 h - 1.5 h`; shown once if both are the same. */
export function HoursText({ hours, layout }: HoursTextProps) {
  return <PairText value={numberPair((number) => `${number(hours)} h`)} layout={layout} />;
}
