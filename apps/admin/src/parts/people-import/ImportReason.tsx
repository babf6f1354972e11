import { vocabularyEn } from '@portal/domain';
import { ServerText } from '@portal/i18n';
import { RefusalText } from '@portal/views';

export interface ImportReasonProps {
  /** Why the server did not import a row, as received. */
  children: string;
}

/** The reason why a row was not imported, in the current language mode. */
export function ImportReason({ children: reason }: ImportReasonProps) {
  // The specification has this message in English only (2§8).
  if (reason === vocabularyEn.refusal['email-duplicated']) return <RefusalText refusal="email-duplicated" />;
  return <ServerText layout="stack">{reason}</ServerText>;
}
