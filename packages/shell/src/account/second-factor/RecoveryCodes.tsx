import { createRecoveryCodes } from '@portal/api-client';
import {
  Banner,
  Button,
  Cluster,
  DownloadIcon,
  PrintIcon,
  Skeleton,
  Stack,
  useAttempt,
  VisuallyHidden,
} from '@portal/ui';
import { useEffect, useRef, useState } from 'react';
import { useConfig } from '../../config/useApp';
import { FailureReason } from '../../failures/FailureReason';
import { saveFile } from '../../files/saveFile';
import { useSessionStore } from '../../session/useSession';
import { codes as codesStyle } from './second-factor.css';
import { secondFactorWords } from './second-factor-words';

export interface RecoveryCodesProps {
  /** Called when the person has kept the codes, or goes on without. */
  onDone: () => void;
}

/** Creates recovery codes and shows them once, to download or print. */
export function RecoveryCodes({ onDone }: RecoveryCodesProps) {
  const { t, stack, plain } = secondFactorWords.useWords();
  const { productName } = useConfig();
  const { api } = useSessionStore();
  const [created, setCreated] = useState<readonly string[]>();
  const { busy, failure, attempt } = useAttempt();
  const create = () => attempt(async () => setCreated(await createRecoveryCodes(api)));
  // Only once, even if React mounts twice in development: each call replaces the codes of the previous one.
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void create();
  });
  if (!created)
    return failure ? (
      <Stack>
        <Banner tone="critical" role="alert">
          {stack('recovery.failed')}
          <FailureReason error={failure.error} />
        </Banner>
        <Button variant="primary" wide size="large" busy={busy} onClick={() => void create()}>
          {t('recovery.retry')}
        </Button>
        <Button wide onClick={onDone}>
          {t('recovery.later')}
        </Button>
      </Stack>
    ) : (
      <div role="status">
        <VisuallyHidden>
          <secondFactorWords.T k="recovery.loading" />
        </VisuallyHidden>
        <Skeleton lines={6} />
      </div>
    );
  const text = `${productName}\n${plain('recovery.title')}\n\n${created.join('\n')}\n`;
  return (
    <Stack>
      <div>{stack('recovery.text')}</div>
      <ul className={codesStyle} aria-label={plain('recovery.title')}>
        {created.map((code) => (
          <li key={code}>
            <code translate="no">{code}</code>
          </li>
        ))}
      </ul>
      <Cluster>
        <Button
          icon={DownloadIcon}
          onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), `${plain('recovery.file')}.txt`)}
        >
          {t('recovery.download')}
        </Button>
        <Button icon={PrintIcon} onClick={() => window.print()}>
          {t('recovery.print')}
        </Button>
      </Cluster>
      <Button variant="primary" size="large" wide onClick={onDone}>
        {t('recovery.done')}
      </Button>
    </Stack>
  );
}
