import { lacksOutline, type OutlineSummary } from '@portal/domain';
import { dateHalves } from '@portal/i18n';
import { Banner } from '@portal/ui';
import { copy } from '../../copy';
import { line } from './course-text.css';

export type CourseOutlineProps = {
  outline: OutlineSummary | null;
};

/** How far the outline has come, with a warning while it is missing or a draft (PORTAL-COURSE-17 to PORTAL-COURSE-22). */
export function CourseOutline({ outline }: CourseOutlineProps) {
  const { t } = copy.useWords();
  const text = outline
    ? outline.status === 'resub'
      ? t('course.outlineResubmitted')
      : t(outline.status === 'draft' ? 'course.outlineSaved' : 'course.outlineSubmitted', {
          date: outline.savedAt ? dateHalves(outline.savedAt) : '---',
        })
    : t('course.noOutline');
  if (!lacksOutline(outline)) return <p className={line}>{text}</p>;
  return (
    <Banner tone="caution" look="line">
      {text}
    </Banner>
  );
}
