import { QueryState, type QueryStateProps, queryToReturnTo } from '@portal/records';
import { PageTitle } from '@portal/shell';
import { ButtonLink, PageState } from '@portal/ui';
import { copy } from '../../copy';
import { pathTo } from '../../paths';

/** Replaces the page of a contract while it loads, if it does not exist, or if loading fails. */
export function ContractState({ error, retry }: Pick<QueryStateProps, 'error' | 'retry'>) {
  const { t, stack, plain } = copy.useWords();
  if (error?.code !== 'not-found') return <QueryState error={error} retry={retry} level={1} />;
  return (
    <>
      <PageTitle>{plain('contractNotFound')}</PageTitle>
      <PageState
        kind="not-found"
        level={1}
        title={stack('contractNotFound')}
        text={stack('notFoundText')}
        action={<ButtonLink href={listAddress()}>{t('state.toList')}</ButtonLink>}
      />
    </>
  );
}

/** Returns the address of the contract list with its last filters. */
export function listAddress(): string {
  return pathTo('courses.list') + queryToReturnTo('contracts');
}
