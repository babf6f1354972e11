import { type Contract, isLocked, isSubmitted, lacksOutline } from '@portal/domain';
import { datePair } from '@portal/i18n';
import { ButtonLink, EditIcon, EyeIcon, PrintIcon, useIsPhone } from '@portal/ui';
import { pageCopy } from '../../copy/pages';
import { pathTo } from '../../paths';
import { line, links } from './course.css';

export interface CourseOutlineProps {
  contract: Pick<Contract, 'id' | 'status' | 'outline'>;
  /** Whether the page is read-only, as for an administrator (OPEN-21). */
  readOnly: boolean;
}

/**
 * The status of the outline, and its actions; the section's head warns if it is missing or a draft (PORTAL-COURSE-17 to
 * PORTAL-COURSE-25).
 */
export function CourseOutline({ contract, readOnly }: CourseOutlineProps) {
  const { t, stack } = pageCopy.useWords();
  const label = useIsPhone() ? stack : t;
  const { id, outline } = contract;
  const text = outline
    ? outline.status === 'resub'
      ? t('course.outlineResubmitted')
      : t(outline.status === 'draft' ? 'course.outlineSaved' : 'course.outlineSubmitted', {
          date: outline.savedAt ? datePair(outline.savedAt) : '---',
        })
    : t('course.noOutline');
  const canWrite = !isLocked(contract.status);
  return (
    <>
      <p className={line}>{text}</p>
      {!readOnly && (outline || canWrite) && (
        <div className={links}>
          <ButtonLink
            size="large"
            icon={canWrite ? EditIcon : EyeIcon}
            variant={lacksOutline(outline) && canWrite ? 'primary' : 'secondary'}
            href={pathTo('teacher.views.outline', { id })}
          >
            {label(canWrite ? (outline ? 'course.outlineEdit' : 'fillInOutline') : 'course.outlineRead')}
          </ButtonLink>
          {isSubmitted(outline) && (
            <ButtonLink
              size="large"
              icon={PrintIcon}
              href={pathTo('teacher.courses.edit.outline.print', { id })}
              target="_blank"
            >
              {label('print')}
            </ButtonLink>
          )}
        </div>
      )}
    </>
  );
}
