import { useOutline } from '@portal/api-client';
import {
  type Contract,
  isLocked,
  isSubmitted,
  type Outline,
  type OutlineAction,
  type OutlineOutcome,
  outlineFormText,
  outlineOutcome,
} from '@portal/domain';
import { datePair } from '@portal/i18n';
import { useMergedOutlineSave } from '@portal/progress-reports';
import { ColleaguesNote } from '@portal/records';
import {
  LeaveGuard,
  PageLayout,
  PageTitle,
  UnsavedWorkBanner,
  unclearOutcome,
  useConfig,
  useNavigateWhileMounted,
  useToast,
  useUnsavedWork,
} from '@portal/shell';
import { Banner, Button, ButtonLink, PageHead, PageState, PrintIcon, TextLink } from '@portal/ui';
import { OutlineForm, OutlineFormActions, OutlineStatusBadge } from '@portal/views';
import { useId, useState } from 'react';
import { useParams } from 'react-router-dom';
import { pageCopy } from '../../copy/pages';
import { NotSaved } from '../../parts/NotSaved';
import { QueryState } from '../../parts/QueryState';
import { thumbLink } from '../../parts/thumbLink.css';
import { useCourse } from '../../parts/useCourse';
import { pathTo } from '../../paths';
import { actions, standing } from './OutlinePage.css';
import { outlinePageWords } from './outline-page-words';

/** `teacher.views.outline`: the teacher fills in the outline of a course (SHELL-028, SHELL-097, PORTAL-COURSE-25). */
export function OutlinePage() {
  const id = Number(useParams().id);
  const contract = useCourse(id);
  const outline = useOutline(id);
  const { plain } = outlinePageWords.useWords();
  const { t } = pageCopy.useWords();
  if (contract.data && outline.data !== undefined)
    return <OpenOutline key={id} contract={contract.data} outline={outline.data} />;
  const failed = [contract, outline].find(({ data, error }) => data === undefined && error);
  return (
    <PageLayout width="narrow">
      {failed?.error ? (
        <QueryState error={failed.error} retry={failed.retry} level={1} />
      ) : (
        <>
          <PageTitle>{plain('outline')}</PageTitle>
          <PageState kind="loading" title={t('state.loading')} />
        </>
      )}
    </PageLayout>
  );
}

interface OpenOutlineProps {
  contract: Contract;
  /** Null if there is none. */
  outline: Outline | null;
}

const toasts = {
  'draft-saved': 'saved',
  'submission-saved': 'kept',
  submitted: 'submitted',
  'taken-back': 'takenBack',
} as const satisfies Record<OutlineOutcome, string>;

function OpenOutline({ contract, outline }: OpenOutlineProps) {
  const formId = useId();
  const { t, stack, plain, pair } = outlinePageWords.useWords();
  const { phone, email } = useConfig();
  const toast = useToast();
  const navigate = useNavigateWhileMounted();
  const course = pathTo('teacher.views.course', { id: contract.id });
  const locked = isLocked(contract.status);
  const work = useUnsavedWork({
    form: 'outline',
    record: contract.id,
    title: contract.number,
    stored: outlineFormText(outline),
  });
  const [saving, setSaving] = useState<OutlineAction | null>(null);
  const { save, failure, feedback } = useMergedOutlineSave(contract.id, work, {
    onSaving: setSaving,
    onSaved(action, before) {
      toast.success(pair(toasts[outlineOutcome(action, before)]));
      navigate(course);
    },
    // For an unknown outcome, the notice in the form says so.
    onFailed: (error) => (unclearOutcome(error) ? () => {} : toast.danger(pair('notSaved'), { error })),
  });

  return (
    <PageLayout
      width="narrow"
      thumbBar={
        <div className={actions}>
          <OutlineFormActions
            form={formId}
            status={outline?.status ?? null}
            saving={saving}
            lockedReason={locked ? stack('locked') : undefined}
          />
        </div>
      }
    >
      <PageTitle>{plain('title', { number: contract.number })}</PageTitle>
      <PageHead
        eyebrow={
          <TextLink className={thumbLink} href={course}>
            {t('contractOf', { number: contract.number })}
          </TextLink>
        }
        title={stack('title', { number: contract.number })}
        actions={isSubmitted(outline) && <PrintOutline contractId={contract.id} unsaved={work.unsaved} />}
      />
      {outline && (
        <div className={standing}>
          <OutlineStatusBadge status={outline.status} />
          {outline.savedAt && (
            <span>
              {t(isSubmitted(outline) ? 'submittedAt' : 'savedAt', {
                date: datePair(outline.savedAt, { time: true }),
              })}
            </span>
          )}
        </div>
      )}
      {locked && <Banner tone="info">{stack('locked')}</Banner>}
      {!locked && isSubmitted(outline) && <Banner tone="info">{stack('staysSubmitted')}</Banner>}
      {!locked && (
        <>
          <UnsavedWorkBanner work={work} />
          <ColleaguesNote
            record={{ subject: 'outline', id: contract.id }}
            work={work}
            stored={outline ?? {}}
          />
        </>
      )}
      <OutlineForm
        key={work.formKey}
        id={formId}
        values={work.values}
        provider={{ phone, email }}
        locked={locked}
        onSave={save}
        {...work.listeners}
      />
      {failure !== null && <NotSaved error={failure} />}
      <LeaveGuard work={work} />
      {feedback}
    </PageLayout>
  );
}

/**
 * Opens the stored outline for printing in a new window; unsaved input must be saved first (PORTAL-COURSE-23,
 * PORTAL-COURSE-24).
 */
function PrintOutline({ contractId, unsaved }: { contractId: number; unsaved: boolean }) {
  const { t, stack } = outlinePageWords.useWords();
  return unsaved ? (
    <Button icon={PrintIcon} blockedReason={stack('saveFirst')}>
      {t('print')}
    </Button>
  ) : (
    <ButtonLink
      icon={PrintIcon}
      href={pathTo('teacher.courses.edit.outline.print', { id: contractId })}
      target="_blank"
    >
      {t('print')}
    </ButtonLink>
  );
}
