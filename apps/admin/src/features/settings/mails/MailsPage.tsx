import { useMailsPage } from '@portal/api-client';
import { type Mail, mailStates } from '@portal/domain';
import { useListState } from '@portal/shell';
import { Banner } from '@portal/ui';
import { useState } from 'react';
import { ListScreen } from '../../../parts/list/ListScreen';
import { mailColumns, useMailActions } from './mail-columns';
import { mailList } from './mail-list';
import { mailListWords } from './mail-list-words';
import { RetryMailDialog } from './RetryMailDialog';

/** The mails of the portal with their state; failed ones can be sent again (DECISION-51). */
export function MailsPage() {
  const address = useListState(mailList);
  const mails = useMailsPage(mailList.queryOf(address.state));
  const [retried, setRetried] = useState<Mail | null>(null);
  const actions = useMailActions(setRetried);
  const { t, stack, plain } = mailListWords.useWords();
  return (
    <ListScreen
      name="mails"
      isInArea
      list={mailList}
      address={address}
      query={mails}
      useRows={useMailsPage}
      words={mailListWords}
      columns={mailColumns}
      lastColumn={actions}
      rowKey={rowKey}
      filters={[
        {
          kind: 'select',
          id: 'state',
          label: t('stateFilter'),
          placeholder: plain('anyState'),
          options: mailStates.map((value) => ({
            value,
            label: plain(`state.${value}`),
            activeLabel: t(`state.${value}`),
          })),
          width: 236,
        },
      ]}
      notice={
        mails.data?.isSendingOn === false && (
          <Banner tone="caution" title={stack('off')}>
            {stack('offText')}
          </Banner>
        )
      }
      loadExport={loadExport}
    >
      {retried && (
        <RetryMailDialog
          mail={retried}
          onRefused={() => void mails.retry()}
          onClose={() => setRetried(null)}
        />
      )}
    </ListScreen>
  );
}

const rowKey = ({ id }: Mail) => id;

const loadExport = async () => (await import('./MailExport')).MailExport;
