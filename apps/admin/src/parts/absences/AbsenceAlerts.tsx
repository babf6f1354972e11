import { useAbsenceAlerts, useSaveAbsenceHandled } from '@portal/api-client';
import { type AbsenceAlert, absencePercent, fullName, isOpenAbsence } from '@portal/domain';
import { useToast } from '@portal/shell';
import {
  Banner,
  Button,
  Card,
  Cluster,
  contentId,
  RetryButton,
  Stack,
  Text,
  TextLink,
  VisuallyHidden,
} from '@portal/ui';
import { useMarkedPair } from '@portal/views';
import { useEffect } from 'react';
import { pathTo } from '../../paths';
import { absenceWords } from './absence-words';

export interface AbsenceAlertsProps {
  /** The contract on whose page they are; `all` for those of all activated contracts that are still open. */
  of: { contractId: number } | 'all';
  /** Whether the contract is archived, so that nothing can be marked. */
  readOnly?: boolean;
  /** Called with the number of those that are open, whenever it changes. */
  onCount?: (open: number) => void;
}

/**
 * The students who have reached an absence threshold, most absent first, with a button that says that the office has
 * handled it: the follow-up comes back at the next threshold (DECISION-136). Renders nothing without any.
 */
export function AbsenceAlerts({ of, readOnly = false, onCount }: AbsenceAlertsProps) {
  const { stack, t } = absenceWords.useWords();
  const { data, error, retry } = useAbsenceAlerts(of);
  const open = data?.filter(isOpenAbsence).length;
  useEffect(() => {
    if (open !== undefined) onCount?.(open);
  }, [open, onCount]);
  if (!data)
    return error ? (
      <Banner tone="caution" role="status" action={<RetryButton size="small" onRetry={retry} />}>
        {stack('alertsFailed')}
      </Banner>
    ) : null;
  const shown = of === 'all' ? data.filter(isOpenAbsence) : data;
  if (shown.length === 0) return null;
  return (
    <Card title={stack('alerts')}>
      <Stack as="ul" gap="medium">
        {shown.map((alert) => (
          <li key={`${alert.contract.id}-${alert.student.id}`}>
            <Stack gap="xsmall">
              <AlertText alert={alert} />
              {of === 'all' && (
                <Cluster>
                  <TextLink href={pathTo('courses.edit.attendance', { id: alert.contract.id })}>
                    {alert.contract.number}
                    <VisuallyHidden> {t('goTo')}</VisuallyHidden>
                  </TextLink>
                  {alert.contract.company && <span>{alert.contract.company.name}</span>}
                </Cluster>
              )}
              {!isOpenAbsence(alert) ? (
                <Text tone="soft" size="caption">
                  {t('handled')}
                </Text>
              ) : (
                !readOnly && <Handle alert={alert} />
              )}
            </Stack>
          </li>
        ))}
      </Stack>
    </Card>
  );
}

function AlertText({ alert }: { alert: AbsenceAlert }) {
  const { t } = absenceWords.useWords();
  const markedPair = useMarkedPair();
  const { student, threshold, classes, missed, taught, excused } = alert;
  return (
    <>
      <Text as="div">
        <TextLink href={pathTo('students.edit.basic', { id: student.id })}>
          {t('alert', { name: markedPair(student), percent: absencePercent(alert), threshold })}
        </TextLink>
      </Text>
      <Text as="div" tone="soft" size="caption">
        {t('alertSum', { missed: hoursOf(missed), taught: hoursOf(taught), count: classes })}
        {excused > 0 && <>, {t('excused', { hours: hoursOf(excused) })}</>}
      </Text>
    </>
  );
}

/** Hours with at most one decimal. */
function hoursOf(minutes: number): number {
  return Math.round(minutes / 6) / 10;
}

function Handle({ alert }: { alert: AbsenceAlert }) {
  const { t, pair } = absenceWords.useWords();
  const save = useSaveAbsenceHandled();
  const toast = useToast();
  const undo = async () => {
    // A lower threshold is stored only once the higher one is taken back.
    await save(alert, null);
    if (alert.handled !== null) await save(alert, alert.handled);
  };
  const handle = () => {
    save(alert, alert.threshold).then(
      () => {
        // The button goes with its row.
        document.getElementById(contentId)?.focus();
        toast.success(pair('handledNow'), { undo });
      },
      (error: unknown) => toast.danger(pair('notHandled'), { error }),
    );
  };
  return (
    <Cluster>
      <Button size="small" onClick={handle}>
        <span aria-hidden="true">{t('handle')}</span>
        <VisuallyHidden>{t('handleOne', { name: fullName(alert.student) })}</VisuallyHidden>
      </Button>
    </Cluster>
  );
}
