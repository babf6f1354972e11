import { useContract, useOutline } from '@portal/api-client';
import { hasStudents } from '@portal/domain';
import { PageTitle, PrintLayout, useProvider } from '@portal/shell';
import { PageState } from '@portal/ui';
import { OutlineDocument } from '@portal/views';
import { useParams } from 'react-router-dom';
import { pathTo } from '../../../paths';
import { ContractState } from '../ContractState';
import { outlineTabWords } from './outline-tab-words';

/** The printed page of a contract's course outline (SHELL-071, OUTLINE-29). */
export function OutlinePrintPage() {
  const id = Number(useParams().id);
  const { t, stack, plain } = outlineTabWords.useWords();
  const provider = useProvider();
  const query = useContract(id);
  const outline = useOutline(id);
  // A contract cached from a list may lack its students.
  const contract = query.data && hasStudents(query.data) ? query.data : undefined;
  const waitingFor = contract ? outline : query;
  return (
    <PrintLayout
      back={{ href: pathTo('courses.edit.outline', { id }), label: t('page.back') }}
      ready={Boolean(contract && outline.data)}
    >
      {(paper) => {
        if (!contract || outline.data === undefined)
          return <ContractState error={waitingFor.error} retry={waitingFor.retry} />;
        return (
          <>
            <PageTitle>{plain('page.title', { number: contract.number })}</PageTitle>
            {outline.data ? (
              <OutlineDocument size={paper} outline={outline.data} contract={contract} provider={provider} />
            ) : (
              <PageState kind="empty" level={1} title={stack('noOutline')} text={stack('page.noneText')} />
            )}
          </>
        );
      }}
    </PrintLayout>
  );
}
