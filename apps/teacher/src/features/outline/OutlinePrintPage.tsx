import { useContract, useOutline } from '@portal/api-client';
import { hasStudents, isSubmitted } from '@portal/domain';
import { PageTitle, PrintLayout, useProvider } from '@portal/shell';
import { ButtonLink, PageState } from '@portal/ui';
import { OutlineDocument } from '@portal/views';
import { useParams } from 'react-router-dom';
import { pageCopy } from '../../copy/pages';
import { QueryState } from '../../parts/QueryState';
import { pathTo } from '../../paths';
import { outlinePageWords } from './outline-page-words';

/**
 * `teacher.courses.edit.outline.print`: prints the submitted outline of a course (SHELL-096, OUTLINE-30,
 * PORTAL-COURSE-24).
 */
export function OutlinePrintPage() {
  const id = Number(useParams().id);
  const { t, stack, plain } = outlinePageWords.useWords();
  const { t: common } = pageCopy.useWords();
  const provider = useProvider();
  const query = useContract(id);
  const outline = useOutline(id);
  // A contract from a list may lack its students.
  const contract = query.data && hasStudents(query.data) ? query.data : undefined;
  const submitted = outline.data && isSubmitted(outline.data) ? outline.data : null;
  const failed = [query, outline].find(({ data, error }) => data === undefined && error);
  return (
    <PrintLayout
      back={{ href: pathTo('teacher.views.course', { id }), label: t('backToCourse') }}
      ready={Boolean(contract && submitted)}
    >
      {(paper) => {
        if (failed?.error) return <QueryState error={failed.error} retry={failed.retry} level={1} />;
        if (!contract || outline.data === undefined)
          return <PageState kind="loading" title={common('state.loading')} />;
        return (
          <>
            <PageTitle>{plain('title', { number: contract.number })}</PageTitle>
            {submitted ? (
              <OutlineDocument size={paper} outline={submitted} contract={contract} provider={provider} />
            ) : (
              <PageState
                kind="empty"
                level={1}
                title={stack('nothingToPrint')}
                text={stack(outline.data ? 'isDraft' : 'noneYet')}
                action={
                  <ButtonLink href={pathTo('teacher.views.outline', { id })}>{t('fillInOutline')}</ButtonLink>
                }
              />
            )}
          </>
        );
      }}
    </PrintLayout>
  );
}
