import { ApiError, useClassesOfLink, useWithdrawAbsences } from '@portal/api-client';
import { type ClassOfLink, fullName, timeRange } from '@portal/domain';
import { dayPair, PairText } from '@portal/i18n';
import { useToast } from '@portal/shell';
import { Badge, Button, Card, Cluster, Stack, Text, useBusy, VisuallyHidden } from '@portal/ui';
import { useRef, useState } from 'react';
import { AnnounceAbsence } from './AnnounceAbsence';
import { classesWords } from './classes-words';

/** Number of classes shown before "show all". */
const firstShown = 5;

/**
 * The upcoming classes of the link's student, who can announce an absence until a class begins (DECISION-138). Renders
 * nothing if there are no classes or if they fail to load, because the link is meant for the reports.
 */
export function ClassesToCome() {
  const { t, stack } = classesWords.useWords();
  const { data, retry } = useClassesOfLink();
  const [isWhole, setWhole] = useState(false);
  const [chosen, setChosen] = useState<ClassOfLink | null>(null);
  const place = useRef<HTMLDivElement>(null);
  if (!data || data.length === 0) return null;
  const close = () => {
    setChosen(null);
    place.current?.focus();
  };
  const shown = isWhole ? data : data.slice(0, firstShown);
  return (
    <Card title={stack('title')}>
      <div ref={place} tabIndex={-1}>
        {chosen ? (
          <AnnounceAbsence classes={data} first={chosen} onStale={retry} onClose={close} />
        ) : (
          <Stack gap="large">
            <Text as="div" tone="soft">
              {stack('caption')}
            </Text>
            <Stack as="ul" gap="large">
              {shown.map((planned) => (
                <ClassLine
                  key={planned.id}
                  planned={planned}
                  onCannot={() => setChosen(planned)}
                  onTakenBack={() => place.current?.focus()}
                  onStale={retry}
                />
              ))}
            </Stack>
            {shown.length < data.length && (
              <Button onClick={() => setWhole(true)}>{t('showAll', { count: data.length })}</Button>
            )}
          </Stack>
        )}
      </div>
    </Card>
  );
}

interface ClassLineProps {
  planned: ClassOfLink;
  onCannot: () => void;
  onTakenBack: () => void;
  onStale: () => Promise<unknown>;
}

function ClassLine({ planned, onCannot, onTakenBack, onStale }: ClassLineProps) {
  const { t, pair } = classesWords.useWords();
  const withdraw = useWithdrawAbsences();
  const toast = useToast();
  const { busy, run } = useBusy();
  const { absence, contractNumber: number, language, teacher } = planned;
  const time = timeRange(planned);
  const named = { day: dayPair(planned.date), time: planned.time };
  const takeBack = () =>
    run(async () => {
      try {
        await withdraw([planned]);
        toast.success(pair('takenBack'));
        onTakenBack();
      } catch (error) {
        toast.danger(pair(isStale(error) ? 'changed' : 'notTakenBack'), { error });
        await onStale();
      }
    });
  return (
    <li>
      <Stack gap="small">
        <Cluster justify="between">
          <strong>
            <PairText value={dayPair(planned.date)} />
          </strong>
          {planned.isCancelled && <Badge tone="neutral">{t('cancelled')}</Badge>}
          {absence && <Badge tone="caution">{t('announced')}</Badge>}
        </Cluster>
        <Text as="div">
          {language
            ? t('ofLanguage', { time, language: language.name, number })
            : t('detail', { time, number })}
        </Text>
        {teacher && (
          <Text as="div" tone="soft" size="caption">
            {t('teacher', { name: fullName(teacher) })}
          </Text>
        )}
        {absence?.word && <Text as="div">{t('yourWord', { word: absence.word })}</Text>}
        {absence ? (
          <Button busy={busy} onClick={() => void takeBack()}>
            <span aria-hidden="true">{t('can')}</span>
            <VisuallyHidden>{t('canOf', named)}</VisuallyHidden>
          </Button>
        ) : (
          !planned.isCancelled && (
            <Button onClick={onCannot}>
              <span aria-hidden="true">{t('cannot')}</span>
              <VisuallyHidden>{t('cannotOf', named)}</VisuallyHidden>
            </Button>
          )
        )}
      </Stack>
    </li>
  );
}

/** Returns whether a class has changed since it was shown. */
function isStale(error: unknown): boolean {
  return error instanceof ApiError && ['changed', 'not-found'].includes(error.code);
}
