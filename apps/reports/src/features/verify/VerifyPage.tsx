import { useVerifiedAttestation } from '@portal/api-client';
import type { VerifiedAttestation } from '@portal/domain';
import { DateText } from '@portal/i18n';
import { PageTitle } from '@portal/shell';
import {
  Banner,
  type BannerProps,
  Card,
  DescriptionList,
  PageHead,
  PageState,
  Stack,
  Text,
} from '@portal/ui';
import { useParams } from 'react-router-dom';
import { LinkLayout } from '../../parts/LinkLayout';
import { QueryState } from '../../parts/QueryState';
import { verifyWords } from './verify-words';

/** Verifies a printed attestation by its code, without an account (DECISION-184). */
export function VerifyPage() {
  const { code = '' } = useParams();
  const { stack, plain, t } = verifyWords.useWords();
  const { data, error, retry } = useVerifiedAttestation(code);
  return (
    <LinkLayout note={null}>
      <PageTitle>{plain('title')}</PageTitle>
      <PageHead title={stack('title')} />
      {data ? (
        <Verified paper={data} />
      ) : error?.code === 'not-found' ? (
        <PageState kind="not-found" title={stack('unknown')} text={stack('unknownText')} />
      ) : error ? (
        <QueryState error={error} retry={retry} />
      ) : (
        <PageState kind="loading" title={t('loading')} />
      )}
    </LinkLayout>
  );
}

const tones = {
  valid: 'positive',
  superseded: 'caution',
  replaced: 'caution',
  withdrawn: 'critical',
} as const satisfies Record<VerifiedAttestation['state'], BannerProps['tone']>;

function Verified({ paper: { state, number, issuedOn, language, content } }: { paper: VerifiedAttestation }) {
  const { t, stack } = verifyWords.useWords();
  const signatory = [content?.signatory, content?.signatoryTitle].filter((part) => part).join(', ');
  return (
    <Stack gap="large">
      <Banner tone={tones[state]} title={stack(`states.${state}`)} role="status">
        {stack(`texts.${state}`)}
      </Banner>
      <Card>
        <Stack>
          <DescriptionList
            items={[
              { id: 'number', term: t('number'), value: number },
              { id: 'issued', term: t('issuedOn'), value: <DateText value={issuedOn} /> },
              ...(content
                ? [
                    { id: 'provider', term: t('provider'), value: content.provider },
                    { id: 'kind', term: t('kind'), value: <span lang={language}>{content.title}</span> },
                  ]
                : []),
            ]}
          />
          {content ? (
            <div lang={language}>
              <Stack>
                <Text as="div">{content.sentence}</Text>
                <DescriptionList
                  items={content.fields.map(({ label, value }) => ({ id: label, term: label, value }))}
                />
                {content.follows && (
                  <Text as="div" size="caption" tone="soft">
                    {content.follows}
                  </Text>
                )}
                {signatory && <Text as="div">{signatory}</Text>}
              </Stack>
            </div>
          ) : (
            <Text as="div">{stack('erased')}</Text>
          )}
        </Stack>
      </Card>
    </Stack>
  );
}
