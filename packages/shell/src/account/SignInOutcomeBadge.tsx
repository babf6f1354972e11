import type { SignIn } from '@portal/domain';
import { Badge, type BadgeTone } from '@portal/ui';
import { signInWords } from './sign-in-words';

const tones = {
  'signed-in': 'positive',
  'wrong-password': 'caution',
  'unknown-email': 'caution',
  inactive: 'caution',
  'too-many': 'critical',
  'password-link': 'info',
  'password-changed': 'info',
  'wrong-old-password': 'caution',
  'signed-out': 'neutral',
  ended: 'neutral',
  'token-reused': 'critical',
  'code-asked': 'info',
  'wrong-code': 'caution',
  'recovery-code': 'caution',
  'factor-set-up': 'positive',
  'factor-removed': 'caution',
  'factor-reset': 'caution',
  'unknown-identity': 'caution',
  'provider-link': 'info',
  'provider-linked': 'positive',
  'provider-unlinked': 'caution',
  'provider-ended': 'neutral',
  'password-off': 'caution',
  passkey: 'positive',
  'wrong-passkey': 'caution',
  'passkey-added': 'positive',
  'passkey-removed': 'caution',
  proved: 'neutral',
  'wrong-proof': 'critical',
  'trusted-device': 'positive',
  'device-trusted': 'info',
  'trust-ended': 'neutral',
} as const satisfies Record<SignIn['outcome'], BadgeTone>;

export interface SignInOutcomeBadgeProps {
  outcome: SignIn['outcome'];
}

/** Shows the outcome of an attempt to sign in as a coloured label. */
export function SignInOutcomeBadge({ outcome }: SignInOutcomeBadgeProps) {
  return (
    <Badge tone={tones[outcome]}>
      <signInWords.T k={`outcome.${outcome}`} />
    </Badge>
  );
}
