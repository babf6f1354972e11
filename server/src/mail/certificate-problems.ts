/** Node's error codes for certificates that it does not trust. */
const selfSigned = ['DEPTH_ZERO_SELF_SIGNED_CERT', 'SELF_SIGNED_CERT_IN_CHAIN'];
const untrusted = [
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
];
const expired = ['CERT_HAS_EXPIRED', 'CERT_NOT_YET_VALID'];
const otherName = ['ERR_TLS_CERT_ALTNAME_INVALID'];

type CertificateProblem = 'self-signed' | 'untrusted' | 'expired' | 'other-name';

const problems: readonly [CertificateProblem, readonly string[]][] = [
  ['self-signed', selfSigned],
  ['untrusted', untrusted],
  ['expired', expired],
  ['other-name', otherName],
];

/**
 * Returns what is wrong with the certificate of the mail server; undefined if the connection failed for another reason.
 */
export function certificateProblem(error: unknown): CertificateProblem | undefined {
  // nodemailer 10 replaces the code of Node, and keeps the original one as `originalCode`.
  const { code, originalCode = code } = error as { code?: string; originalCode?: string };
  return problems.find(([, codes]) => codes.includes(originalCode ?? ''))?.[0];
}

/** Whether the connection failed because of the certificate of the mail server. */
export function isCertificateProblem(error: unknown): boolean {
  return certificateProblem(error) !== undefined;
}
