import type { CompanyLinkPreview } from '@portal/domain';
import type { CompanyLinkPreview as WirePreview } from '../../generated/types.gen.ts';
import { linkMailToWire } from '../../wire/company-contact.ts';

export function linkPreviewToWire({ lastSent, ...preview }: CompanyLinkPreview): WirePreview {
  return { ...preview, last_sent: lastSent && linkMailToWire(lastSent) };
}
