import PostalMime from 'postal-mime';

/** What a mail server reports about a mail that it could not deliver. */
export interface FailedDelivery {
  /** Enhanced status code (RFC 3463), such as `5.1.1`; null if the report has none that says more than "failed". */
  readonly status: string | null;
  /** The reason in the words of the mail server; null if it gives none. */
  readonly reason: string | null;
}

/** A message that was returned to the address for bounces. */
export interface ReturnedMessage {
  /** The addresses to which the message was sent. One of them is the envelope sender of our mail. */
  readonly receivers: readonly string[];
  /** Null for a message that reports no failed delivery, such as a delay, a success or an absence. */
  readonly failed: FailedDelivery | null;
}

/** Headers with the envelope recipient: of Postfix and OpenSMTPD, of Exim, and the one that all mails have. */
const receiverHeaders = ['delivered-to', 'x-original-to', 'envelope-to', 'to'];

const reportTypes = ['message/delivery-status', 'message/global-delivery-status'];

/** Maximum number of characters of the reason that are stored. */
const maxReasonLength = 500;

/**
 * Parses a delivery status notification (RFC 3464). Only the type of its parts counts, not that of the whole message:
 * OpenSMTPD 6.8 sends `multipart/mixed`.
 */
export async function readReturnedMessage(message: Buffer): Promise<ReturnedMessage> {
  const { headers, attachments, text = '' } = await PostalMime.parse(message);
  const receivers = headers.flatMap(({ key, value }) => (receiverHeaders.includes(key) ? [value] : []));
  const report = attachments.find(({ mimeType }) => reportTypes.includes(mimeType));
  if (!report) return { receivers, failed: null };
  const groups = groupsOf(new TextDecoder().decode(toBytes(report.content)));
  const failed = groups.find((fields) => fields.get('action')?.toLowerCase() === 'failed');
  return { receivers, failed: failed === undefined ? null : failureOf(failed, text) };
}

function toBytes(content: ArrayBuffer | Uint8Array | string): Uint8Array {
  return typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);
}

/** Parses the groups of fields: the first is about the message, the others about one recipient each. */
function groupsOf(report: string): Map<string, string>[] {
  const unfolded = report.replaceAll('\r\n', '\n').replaceAll(/\n[ \t]+/g, ' ');
  return unfolded.split(/\n{2,}/).map(
    (group) =>
      new Map(
        group.split('\n').flatMap((line): [string, string][] => {
          const [, name, value] = /^([\w-]+):\s*(.*)$/.exec(line) ?? [];
          return name === undefined || value === undefined ? [] : [[name.toLowerCase(), value.trim()]];
        }),
      ),
  );
}

/**
 * Finds out why a recipient did not get the mail. Exim 4.96 and OpenSMTPD 6.8 always write the status 5.0.0. OpenSMTPD
 * gives the reply of the receiving server only in the text for people; Exim does the same with its own reasons.
 */
function failureOf(fields: ReadonlyMap<string, string>, text: string): FailedDelivery {
  const [, recipient = ''] = /^[\w-]+\s*;\s*(.*)$/.exec(fields.get('final-recipient') ?? '') ?? [];
  const diagnostic = fields.get('diagnostic-code')?.replace(/^[\w-]+\s*;\s*/, '');
  const reason = readable(diagnostic ?? textBeside(recipient, text));
  const statuses = [fields.get('status'), reason].map((part) => statusIn(part ?? ''));
  return {
    status: statuses.find((status) => status !== null && !status.endsWith('.0.0')) ?? null,
    reason: reason === '' ? null : reason,
  };
}

function statusIn(text: string): string | null {
  return /(?<![\d.])[45]\.\d{1,3}\.\d{1,3}(?![\d.])/.exec(text)?.[0] ?? null;
}

/** Returns what the text says about a recipient: after `<address>:`, or on the lines below the address. */
function textBeside(recipient: string, text: string): string {
  const place = recipient === '' ? -1 : text.indexOf(recipient);
  if (place < 0) return '';
  const [paragraph = ''] = text.slice(place + recipient.length).split(/\n[ \t]*\n/);
  return paragraph.replace(/^[>:\s]+/, '');
}

/** Returns the words on one line, shortened, and without control characters, which the database would refuse. */
function readable(words: string): string {
  return words
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, maxReasonLength);
}
