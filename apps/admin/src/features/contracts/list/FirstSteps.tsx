import {
  type Page,
  type Query,
  useCompaniesPage,
  useContracts,
  useLanguagesPage,
  useStudents,
  useTeachers,
} from '@portal/api-client';
import { Card, CheckIcon, Icon, TextLink, VisuallyHidden } from '@portal/ui';
import { pathTo } from '../../../paths';
import * as styles from './FirstSteps.css';
import { firstStepsWords } from './first-steps-words';

const one = { pageSize: 1 };

/**
 * The steps before the first contract of an empty portal; finished steps are checked automatically. Renders nothing
 * once a contract of any status exists, and while this is unknown.
 */
export function FirstSteps() {
  const { t, stack } = firstStepsWords.useWords();
  const contracts = useContracts(one);
  const steps = [
    { id: 'languages', href: pathTo('admin.settings.languages'), query: useLanguagesPage(one) },
    { id: 'companies', href: pathTo('admin.settings.companies'), query: useCompaniesPage(one) },
    { id: 'teachers', href: pathTo('teachers.list'), query: useTeachers(one) },
    { id: 'students', href: pathTo('students.list'), query: useStudents(one) },
    { id: 'contract', href: pathTo('courses.create'), query: contracts },
  ] as const satisfies readonly { id: string; href: string; query: Query<Page<unknown>> }[];
  if (contracts.data?.total !== 0) return null;
  return (
    <Card title={stack('title')}>
      <ol className={styles.steps}>
        {steps.map(({ id, href, query }) => {
          const isDone = (query.data?.total ?? 0) > 0;
          return (
            <li key={id} className={styles.step}>
              <span className={styles.mark} data-done={isDone || undefined}>
                {isDone && <Icon of={CheckIcon} size="small" />}
              </span>
              <div>
                <TextLink href={href}>{t(`${id}.name`)}</TextLink>
                {isDone && <VisuallyHidden> {t('done')}</VisuallyHidden>}
                <div className={styles.why}>{stack(`${id}.why`)}</div>
              </div>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
