import type { ApiError } from '@portal/api-client';
import { PageTitle } from '@portal/shell';
import { ButtonLink, PageState } from '@portal/ui';
import { QueryState, type QueryStateProps } from '../../parts/QueryState';
import { pathTo } from '../../paths';
import { studentWords } from './student-words';

/** Shown if a student cannot be loaded: says if it is a colleague's student, without any data (OPEN-04). */
export function StudentState(props: QueryStateProps) {
  const { t, stack, plain } = studentWords.useWords();
  const kind = refusals[props.error.code];
  if (!kind) return <QueryState {...props} />;
  const word = kind === 'forbidden' ? 'state.studentForbidden' : 'state.studentUnknown';
  return (
    <>
      {props.level === 1 && <PageTitle>{plain(word)}</PageTitle>}
      <PageState
        kind={kind}
        level={props.level}
        title={stack(word)}
        text={stack(`${word}Text`)}
        action={<ButtonLink href={pathTo('teacher.views.home')}>{t('state.toHome')}</ButtonLink>}
      />
    </>
  );
}

/** Shown instead of a document that could not be read. */
export function FileState(props: Pick<QueryStateProps, 'error' | 'retry'>) {
  const { stack } = studentWords.useWords();
  const kind = refusals[props.error.code];
  if (!kind) return <QueryState {...props} />;
  const word = kind === 'forbidden' ? 'state.fileForbidden' : 'state.fileUnknown';
  return <PageState kind={kind} title={stack(word)} text={stack(`${word}Text`)} />;
}

const refusals: Partial<Record<ApiError['code'], 'forbidden' | 'not-found'>> = {
  forbidden: 'forbidden',
  'not-found': 'not-found',
};
