import type { CalendarDate } from '@portal/domain';
import { dayPair, PairText } from '@portal/i18n';
import { Banner, type BannerProps, ButtonLink, VisuallyHidden } from '@portal/ui';
import { attendanceOfClass } from '../../paths';
import { missingClassWords } from './missing-class-words';
import { labelOfClass, nameOfClass, type OwnClass } from './own-class';

export interface MissingClassProps extends Pick<BannerProps, 'ref' | 'role'> {
  planned: OwnClass;
  /** Today's date; a class on another date shows its date. */
  today: CalendarDate;
}

/** A class that ended without attendance, with the link that records it (DECISION-51). */
export function MissingClass({ planned, today, ...rest }: MissingClassProps) {
  const { stack } = missingClassWords.useWords();
  return (
    <Banner
      {...rest}
      tone="caution"
      title={`${planned.time} ${nameOfClass(planned)}`}
      action={
        <ButtonLink size="large" href={attendanceOfClass(planned)}>
          <span aria-hidden="true">{stack('record')}</span>
          <VisuallyHidden>{stack('recordFor', labelOfClass(planned))}</VisuallyHidden>
        </ButtonLink>
      }
    >
      {planned.date !== today && <PairText value={dayPair(planned.date)} />}
      <div>{stack('missing')}</div>
    </Banner>
  );
}
