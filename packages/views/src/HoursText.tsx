import { HalvesText, type HalvesTextProps, numberHalves } from '@portal/i18n';

export interface HoursTextProps extends Pick<HalvesTextProps, 'layout'> {
  /** Number of hours. */
  hours: number;
}

/** Hours as each language writes them: `1,5 h - 1.5 h`; shown once where both write the same. */
export function HoursText({ hours, layout }: HoursTextProps) {
  return <HalvesText value={numberHalves((number) => `${number(hours)} h`)} layout={layout} />;
}
