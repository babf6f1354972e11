import type { CourseInfo, ProgressReport } from '@portal/domain';
import { DateText } from '@portal/i18n';
import { Banner, type DescriptionItem, DescriptionList, Heading } from '@portal/ui';
import type { ReactNode } from 'react';
import { MarkedName } from '../MarkedName/MarkedName';
import { vocabulary } from '../vocabulary';
import * as styles from './ProgressReportForm.css';
import { courseFields, groups } from './report-parts';
import { reportWords } from './report-words';
import { SkillTable } from './SkillTable';

export type ProgressReportFormProps = {
  /** The form with its student and contract. */
  report: ProgressReport;
  /** The course info; null if none was written. */
  courseInfo: CourseInfo | null;
  /** The student's employer, if the reader may see it. */
  companyName?: string;
};

/** A read-only progress report with everything the wizard asks for (REP-FORM-23 to REP-FORM-25). */
export function ProgressReportForm({ report, courseInfo, companyName }: ProgressReportFormProps) {
  const { form, student, contract } = report;
  const { t } = reportWords.useWords();
  const items: DescriptionItem[] = [
    { id: 'student', term: t('student'), value: <MarkedName of={student} /> },
    ...(companyName ? [{ id: 'company', term: t('company'), value: companyName }] : []),
    { id: 'contract', term: t('contract'), value: contract.number },
    {
      id: 'period',
      term: t('period'),
      value: (
        <>
          {contract.startsOn ? <DateText value={contract.startsOn} /> : t('noStart')}
          {' – '}
          {contract.endsOn ? <DateText value={contract.endsOn} /> : t('noEnd')}
        </>
      ),
    },
    { id: 'tag', term: t('reportDate'), value: form.taggedOn ? <DateText value={form.taggedOn} /> : '---' },
    { id: 'level', term: t('nextLevel'), value: form.nextLevel ?? t('noLevel') },
  ];
  return (
    <div className={styles.report}>
      {form.status === 'incomplete' && <Banner tone="caution">{t('notSubmitted')}</Banner>}
      <DescriptionList items={items} />
      {courseInfo && (
        <Section title={t('courseInfo')}>
          <DescriptionList
            items={courseFields.map((field) => ({
              id: field,
              term: t(field),
              value: <span className={styles.prose}>{courseInfo[field] ?? '---'}</span>,
            }))}
          />
        </Section>
      )}
      {groups.map((group) => (
        <Section key={group} title={<vocabulary.T k={`skillGroup.${group}`} />}>
          <SkillTable group={group} ratings={form.ratings} />
        </Section>
      ))}
      <Section title={t('comments')}>
        <p className={styles.prose}>{form.comments ?? '---'}</p>
      </Section>
      <Section title={t('recommendations')}>
        <p className={styles.prose}>{form.recommendations ?? '---'}</p>
      </Section>
    </div>
  );
}

function Section({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <Heading level={2} look="item">
        {title}
      </Heading>
      {children}
    </section>
  );
}
