import { join } from 'node:path';
import type { MailRow } from '@portal/server/samples';
import compression from 'compression';
import express, { type Express, type RequestHandler } from 'express';
import sirv from 'sirv';
import type { Mock } from './createMock.ts';

/** What the built apps read from `/config.js` at start. */
export interface PortalConfig {
  readonly productName: string;
  readonly logo?: string;
  readonly phone: string;
  readonly email: string;
  readonly apiBase: string;
  readonly addresses: { readonly admin: string; readonly teacher: string; readonly reports: string };
  /** Ids of the three template files that screens offer (OPEN-40). */
  readonly templates: { readonly students: number; readonly teachers: number; readonly invoice: number };
}

export const sampleConfig: PortalConfig = {
  productName: 'Passerelle',
  phone: '1 800 555-0199',
  email: 'info@passerelle.example',
  apiBase: '/api',
  addresses: { admin: '/admin/', teacher: '/teacher-view/', reports: '/' },
  templates: { students: 1, teachers: 2, invoice: 3 },
};

export interface OriginOptions {
  readonly mock: Mock;
  /**
   * The folder with the built apps: `index.html`, `admin/`, `teacher-view/`, `assets/`. Without it, no apps are served.
   */
  readonly site?: string;
  readonly config?: Partial<PortalConfig>;
}

/** Headers of every response. */
const plainHeaders = { 'Referrer-Policy': 'no-referrer', 'X-Content-Type-Options': 'nosniff' } as const;

/**
 * Security headers of documents: nothing inline, nothing from other origins, no frames except files fetched by the
 * page.
 */
const documentHeaders = {
  'Content-Security-Policy': [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    'frame-src blob:',
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
} as const;

/** Serves everything on one address: the built apps at their mounts, the API, the configuration, the mails. */
export function createOrigin({ mock, site, config = {} }: OriginOptions): Express {
  const origin = express();
  origin.disable('x-powered-by');
  origin.use((_request, response, next) => {
    response.set({ ...plainHeaders, ...documentHeaders });
    next();
  });
  origin.get('/config.js', (_request, response) => {
    response
      .set('Cache-Control', 'no-cache')
      .type('text/javascript')
      .send(`window.portalConfig = ${JSON.stringify({ ...sampleConfig, ...config })};\n`);
  });
  origin.get('/outbox', (_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    mock.outbox().then((mails) => response.send(outboxPage(mails)), next);
  });
  origin.get('/outbox.json', (_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    mock.outbox().then((mails) => response.json(mails), next);
  });
  origin.use('/api', compression({ threshold: 1024 }));
  origin.use(mock.app);
  if (site !== undefined) serveSite(origin, site);
  return origin;
}

/** Assets have a content hash in their name and never change. Pages are revalidated on each request. */
function serveSite(origin: Express, site: string): void {
  const serve = (folder: string): RequestHandler =>
    sirv(folder, {
      // Reads the disk on each request, so that a rebuild during serving works.
      dev: true,
      etag: true,
      brotli: true,
      gzip: true,
      // Every documented URL is a page of the mount: `/contracts/list` opens the root app, which redirects.
      single: true,
      setHeaders(response, pathname) {
        const isAsset = pathname.includes('/assets/');
        response.setHeader('Cache-Control', isAsset ? 'public, max-age=31536000, immutable' : 'no-cache');
        // Saves half a kilobyte on each of a dozen files, where browsers ignore these headers.
        if (isAsset) for (const name of Object.keys(documentHeaders)) response.removeHeader(name);
      },
    });
  for (const mount of ['/admin', '/teacher-view']) {
    const files = serve(join(site, mount));
    origin.use(mount, (request, response, next) => {
      if (request.originalUrl === mount) response.redirect(308, `${mount}/`);
      else files(request, response, next);
    });
  }
  origin.use(serve(site));
  origin.use((_request, response) => {
    response.status(404).type('text/plain').send('Not found');
  });
}

function outboxPage(mails: readonly MailRow[]): string {
  const letters = mails.map(
    ({ to, subject, text, link, sentAt }) =>
      `<article><h2>${escaped(subject)}</h2><p>${escaped(to)}, <time>${escaped(sentAt)}</time></p><p>${escaped(text)}</p>${
        link === null ? '' : `<p><a href="${escaped(link)}">${escaped(link)}</a></p>`
      }</article>`,
  );
  const body = letters.length > 0 ? letters.join('<hr>') : '<p>Aucun courriel - No mail yet</p>';
  return `<!doctype html><html lang="fr"><meta charset="utf-8"><title>Courriels - Mail</title><h1>Courriels - Mail</h1>${body}</html>`;
}

function escaped(text: string): string {
  const names: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replace(/[&<>"]/g, (sign) => names[sign] ?? sign);
}
