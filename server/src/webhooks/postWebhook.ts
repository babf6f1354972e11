import { promises as dns, type LookupAddress } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import type { WebhookError } from '@portal/domain';
import pLimit from 'p-limit';
import { isPublicAddress } from './isPublicAddress.ts';

/** Where webhooks may go, and how long an attempt may take. */
export interface WebhookLimits {
  /**
   * Host names and addresses to which they may be sent although they are not public, also by http. Written as in the
   * address of a webhook.
   */
  readonly internalHosts: readonly string[];
  /** Milliseconds for one attempt, from the lookup of the name to the answer. Default: 15,000. */
  readonly maxAttemptTime?: number;
  /** Returns the addresses of a host name. Default: what the operating system says. */
  readonly lookup?: (host: string) => Promise<readonly LookupAddress[]>;
}

/** What came of an attempt: the status of the answer with its beginning, or why there is no answer. */
export type WebhookOutcome =
  | {
      readonly status: number;
      readonly answer: string;
      readonly error: null;
      /** The header `Retry-After`. */
      readonly retryAfter: string | undefined;
    }
  | { readonly status: null; readonly answer: null; readonly error: WebhookError };

interface Post {
  readonly url: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

const usualMaxTime = 15_000;

/** Bytes of an answer that are read, and characters of it that are kept. */
const [maxBytes, maxCharacters] = [4096, 500];

/**
 * A name server that does not answer holds a thread of the pool, which also hashes passwords. So only two names are
 * looked up at once.
 */
const lookups = pLimit(2);

/** Returns whether the settings allow a host that is not public. */
export function isInternalHost({ internalHosts }: WebhookLimits, url: URL): boolean {
  return internalHosts.includes(hostOf(url));
}

/**
 * Returns why no webhook can be sent to an address, before its name is looked up; null if one can. `closed` is an
 * address that is not on the public internet.
 */
export function faultOfWebhookAddress(limits: WebhookLimits, text: string): 'not-https' | 'closed' | null {
  const url = new URL(text);
  if (isInternalHost(limits, url)) return null;
  if (url.protocol !== 'https:') return 'not-https';
  const host = hostOf(url);
  const isLocalName = /(^|\.)(localhost|local|internal)\.?$/.test(host);
  return isLocalName || (isIP(host) !== 0 && !isPublicAddress(host)) ? 'closed' : null;
}

/** The host of a URL, an IPv6 address without brackets. */
function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[(.*)\]$/, '$1');
}

/**
 * Sends a webhook once. The name is looked up here, and the connection goes to an address that was checked: a second
 * lookup could give another one. Redirects are not followed. Never throws.
 */
export async function postWebhook(limits: WebhookLimits, post: Post): Promise<WebhookOutcome> {
  const { maxAttemptTime = usualMaxTime, lookup = lookupAll } = limits;
  const url = new URL(post.url);
  if (faultOfWebhookAddress(limits, post.url) !== null) return failed('forbidden-address');
  const host = hostOf(url);
  const family = isIP(host);
  const found =
    family === 0
      ? await lookups(() => inTime(maxAttemptTime, lookup(host)).catch(() => null))
      : [{ address: host, family }];
  if (found === null || found.length === 0) return failed('unknown-host');
  const isInternal = isInternalHost(limits, url);
  const open = found.filter(({ address }) => isInternal || isPublicAddress(address));
  if (open.length === 0) return failed('forbidden-address');
  return send(url, post, open, maxAttemptTime);
}

const lookupAll = (host: string) => dns.lookup(host, { all: true });

function inTime<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('too slow')), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function send(
  url: URL,
  { body, headers }: Post,
  addresses: readonly LookupAddress[],
  milliseconds: number,
): Promise<WebhookOutcome> {
  const [first] = addresses;
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(milliseconds);
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
      method: 'POST',
      headers: { ...headers, 'Content-Length': String(Buffer.byteLength(body)) },
      // A connection of its own: one that is kept open would skip the check of the address.
      agent: false,
      signal,
      lookup: (_host, options, done) => {
        // Node asks for all addresses if it may try several at once.
        if (options.all) done(null, [...addresses]);
        else done(null, first?.address ?? '', first?.family ?? 4);
      },
    });
    request.on('error', (error) => resolve(failed(errorOf(error, signal))));
    // After everything else: whatever ends without an answer counts as no answer.
    request.once('close', () => resolve(failed('connection')));
    request.once('response', (response) => {
      const parts: Buffer[] = [];
      let bytes = 0;
      const finish = () => {
        const answer = readable(Buffer.concat(parts).subarray(0, maxBytes));
        const { statusCode: status = 0, headers } = response;
        resolve({ status, answer, error: null, retryAfter: headers['retry-after'] });
        request.destroy();
      };
      response.on('data', (part: Buffer) => {
        parts.push(part);
        bytes += part.length;
        if (bytes >= maxBytes) finish();
      });
      response.once('end', finish);
      // An answer whose end does not arrive in time counts as no answer.
      response.on('error', (error) => resolve(failed(errorOf(error, signal))));
    });
    request.end(body);
  });
}

/** Returns the beginning of an answer without control characters, which PostgreSQL and screens do not take. */
function readable(bytes: Buffer): string {
  const text = bytes.toString('utf8').replaceAll(/[^\P{Cc}\n\t]|\ufffd/gu, '');
  return Array.from(text).slice(0, maxCharacters).join('');
}

/** Codes of errors about the certificate of a receiver. */
const aboutCertificate = /^(ERR_TLS_|CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_SSL_)/;

function errorOf(error: Error, signal: AbortSignal): WebhookError {
  if (signal.aborted) return 'timeout';
  const { code = '' } = error as NodeJS.ErrnoException;
  return aboutCertificate.test(code) ? 'certificate' : 'connection';
}

function failed(error: WebhookError): WebhookOutcome {
  return { status: null, answer: null, error };
}
