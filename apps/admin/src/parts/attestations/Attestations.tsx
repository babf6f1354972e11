import {
  type AttestationsOf,
  downloadAttestations,
  useApi,
  useAttestations,
  useHasExtension,
} from '@portal/api-client';
import { type Attestation, attestationCodeText, attestationLanguages } from '@portal/domain';
import { datePair } from '@portal/i18n';
import { onDemand, QueryState } from '@portal/records';
import { addressOf, saveFile, useConfig, useToast } from '@portal/shell';
import {
  Badge,
  type BadgeTone,
  Button,
  Cluster,
  DataTable,
  DownloadIcon,
  EmptyState,
  Heading,
  type MenuSection,
  Stack,
  type TableColumn,
  Text,
  TextLink,
} from '@portal/ui';
import { MarkedName } from '@portal/views';
import { useMemo, useState } from 'react';
import { pathTo } from '../../paths';
import { attestationWords } from './attestation-words';

export interface AttestationsProps {
  of: AttestationsOf;
}

/** The attestations of a contract or of a student; those of a contract are issued here too (DECISION-180). */
export function Attestations({ of }: AttestationsProps) {
  const isOffered = useHasExtension('attestations');
  return isOffered ? <OfferedAttestations of={of} /> : null;
}

type Opened = { is: 'issue' } | { is: 'replace' | 'withdraw'; paper: Attestation };

function OfferedAttestations({ of }: AttestationsProps) {
  const { t, stack, pair } = attestationWords.useWords();
  const { data, error, retry, isValidating } = useAttestations(of);
  const [isBusy, download] = usePaperDownload();
  const copyAddress = useCopyAddress();
  const [opened, open] = useState<Opened | null>(null);
  const isOfContract = 'contractId' in of;
  const columns = useColumns(isOfContract);
  const close = () => open(null);

  const sections = (paper: Attestation): readonly MenuSection[] => {
    const erased = paper.isErased ? stack('erased') : undefined;
    const isOpen = paper.state === 'valid' || paper.state === 'superseded';
    return [
      {
        id: 'paper',
        items: [
          {
            id: 'download',
            label: t('download'),
            blockedReason: erased,
            onSelect: () => void download([paper]),
          },
          { id: 'copy', label: t('copyAddress'), onSelect: () => void copyAddress(paper) },
        ],
      },
      ...(isOpen
        ? [
            {
              id: 'change',
              items: [
                ...(paper.isErased
                  ? []
                  : [
                      {
                        id: 'replace',
                        label: t('issueAgain'),
                        onSelect: () => open({ is: 'replace', paper }),
                      },
                    ]),
                {
                  id: 'withdraw',
                  label: t('withdraw'),
                  tone: 'critical' as const,
                  onSelect: () => open({ is: 'withdraw', paper }),
                },
              ],
            },
          ]
        : []),
    ];
  };

  return (
    <Stack as="section">
      <Cluster gap="medium" justify="between">
        <Heading level={2} look="section">
          {stack('title')}
        </Heading>
        <Cluster>
          {attestationLanguages.map((language) => {
            const papers = (data ?? []).filter(
              (paper) => paper.language === language && paper.state === 'valid' && !paper.isErased,
            );
            return (
              papers.length > 1 && (
                <Button
                  key={language}
                  variant="quiet"
                  icon={DownloadIcon}
                  busy={isBusy}
                  onClick={() => void download(papers.toReversed())}
                >
                  {t('downloadAll', { language: pair(`languages.${language}`), count: papers.length })}
                </Button>
              )
            );
          })}
          {isOfContract && (
            <Button aria-haspopup="dialog" onClick={() => open({ is: 'issue' })}>
              {t('issue')}
            </Button>
          )}
        </Cluster>
      </Cluster>
      <Text as="div" tone="soft">
        {stack('hint')}
      </Text>
      {error && !data ? (
        <QueryState error={error} retry={retry} />
      ) : (
        <DataTable
          caption={t('caption')}
          columns={columns}
          rows={data}
          rowKey={({ id }) => id}
          busy={isValidating}
          loadingLabel={t('loadingList')}
          menu={{ label: t('menu'), sections }}
        >
          {data?.length === 0 && (
            <EmptyState title={stack('none')} text={stack(isOfContract ? 'noneText' : 'noneOfStudent')} />
          )}
        </DataTable>
      )}
      {opened?.is === 'issue' && isOfContract && (
        <IssueDialog contractId={of.contractId} last={data?.[0]} onClose={close} />
      )}
      {opened?.is === 'replace' && (
        <IssueDialog
          contractId={opened.paper.contract.id}
          last={opened.paper}
          replaces={opened.paper}
          onClose={close}
        />
      )}
      {opened?.is === 'withdraw' && <WithdrawDialog paper={opened.paper} onClose={close} />}
    </Stack>
  );
}

const IssueDialog = onDemand(async () => (await import('./IssueDialog')).IssueDialog);
const WithdrawDialog = onDemand(async () => (await import('./WithdrawDialog')).WithdrawDialog);

const tones = {
  valid: 'positive',
  superseded: 'caution',
  replaced: 'neutral',
  withdrawn: 'critical',
} as const satisfies Record<Attestation['state'], BadgeTone>;

function useColumns(isOfContract: boolean): readonly TableColumn<Attestation>[] {
  const { t } = attestationWords.useWords();
  return useMemo(
    () => [
      { id: 'number', header: t('number'), phone: 'title', cell: ({ number }) => number },
      isOfContract
        ? { id: 'student', header: t('student'), cell: ({ student }) => <MarkedName of={student} /> }
        : {
            id: 'contract',
            header: t('contract'),
            cell: ({ contract: { id, number } }) => (
              <TextLink href={pathTo('courses.edit.final', { id })}>{number}</TextLink>
            ),
          },
      { id: 'kind', header: t('kind'), cell: ({ template }) => t(`templates.${template}`) },
      {
        id: 'days',
        header: t('days'),
        cell: ({ from, to }) =>
          from === null
            ? t('until', { to: datePair(to) })
            : t('fromTo', { from: datePair(from), to: datePair(to) }),
      },
      {
        id: 'hours',
        header: t('hours'),
        cell: ({ minutes }) => t('duration', { hours: Math.floor(minutes / 60), minutes: minutes % 60 }),
      },
      {
        id: 'state',
        header: t('state'),
        cell: ({ state, replacedBy, reason }) => (
          <Cluster as="span">
            <Badge tone={tones[state]}>{t(`states.${state}`, { number: replacedBy ?? '' })}</Badge>
            {reason !== null && (
              <Text as="span" size="caption" tone="soft">
                {t('reasonIs', { reason })}
              </Text>
            )}
          </Cluster>
        ),
      },
    ],
    [t, isOfContract],
  );
}

/** Downloads papers as one PDF; a toast says why it fails. */
function usePaperDownload(): [boolean, (papers: readonly Attestation[]) => Promise<void>] {
  const api = useApi();
  const toast = useToast();
  const { pair } = attestationWords.useWords();
  const [isBusy, setBusy] = useState(false);
  const download = async (papers: readonly Attestation[]) => {
    setBusy(true);
    try {
      const { content, name } = await downloadAttestations(
        api,
        papers.map(({ id }) => id),
      );
      saveFile(content, name ?? `${papers[0]?.number}.pdf`);
    } catch (error) {
      toast.danger(pair('notDownloaded'), { error });
    } finally {
      setBusy(false);
    }
  };
  return [isBusy, download];
}

/** Copies the address that verifies a paper. */
function useCopyAddress(): (paper: Attestation) => Promise<void> {
  const toast = useToast();
  const config = useConfig();
  const { pair } = attestationWords.useWords();
  return async ({ code }) => {
    const address = addressOf(config, 'reports', `/v/${attestationCodeText(code)}`);
    try {
      await navigator.clipboard.writeText(new URL(address, window.location.href).href);
      toast.success(pair('addressCopied'));
    } catch {
      toast.danger(pair('notCopied'));
    }
  };
}
