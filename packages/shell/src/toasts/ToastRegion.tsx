import { HalvesText } from '@portal/i18n';
import { Button, Toasts } from '@portal/ui';
import { useSyncExternalStore } from 'react';
import { shellWords } from '../layout/shell-words';
import { usePortal } from '../portal/usePortal';

/** The corner in which messages appear. */
export function ToastRegion() {
  const { toasts } = usePortal();
  const list = useSyncExternalStore(toasts.subscribe, toasts.list);
  const { t, plain } = shellWords.useWords();
  return (
    <Toasts
      label={plain('toasts')}
      dismissLabel={t('dismiss')}
      onDismiss={toasts.dismiss}
      toasts={list.map(({ id, tone, title, text, action }) => ({
        id,
        tone,
        title: <HalvesText value={title} />,
        text: typeof text === 'string' ? text : <HalvesText value={text} layout="stack" />,
        action: action && (
          <Button size="small" onClick={action.act}>
            <HalvesText value={action.label} />
          </Button>
        ),
      }))}
    />
  );
}
