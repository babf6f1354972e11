import { createSite, escaped, type PortalConfig, sameOrigin, securityHeaders } from '@portal/server';
import type { MailRow } from '@portal/server/samples';
import express, { type Express } from 'express';
import type { Mock } from './createMock.ts';

export const sampleConfig: PortalConfig = {
  productName: 'Passerelle',
  phone: '1 800 555-0199',
  email: 'info@passerelle.example',
  ...sameOrigin,
};

export interface OriginOptions {
  readonly mock: Mock;
  /**
   * The folder with the built apps: `index.html`, `admin/`, `teacher-view/`, `assets/`. Without it, no apps are served.
   */
  readonly site?: string;
  readonly config?: Partial<PortalConfig>;
}

/** Serves everything on one origin: the built apps at their mounts, the API, the configuration and the mails. */
export function createOrigin({ mock, site, config = {} }: OriginOptions): Express {
  const origin = express();
  origin.disable('x-powered-by');
  origin.use((_request, response, next) => {
    response.set(securityHeaders);
    next();
  });
  origin.get('/outbox', (_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    mock.outbox().then((mails) => response.send(outboxPage(mails)), next);
  });
  origin.get('/outbox.json', (_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    mock.outbox().then((mails) => response.json(mails), next);
  });
  origin.use(mock.app);
  const pages = createSite({ folder: site, config: { ...sampleConfig, ...config }, isRebuilt: true });
  origin.use((request, response) => pages(request, response));
  return origin;
}

function outboxPage(mails: readonly MailRow[]): string {
  const letters = mails.map(
    ({ to, subject, text, link, writtenAt }) =>
      `<article><h2>${escaped(subject)}</h2><p>${escaped(to)}, <time>${escaped(writtenAt)}</time></p><p>${escaped(text)}</p>${
        link === null ? '' : `<p><a href="${escaped(link)}">${escaped(link)}</a></p>`
      }</article>`,
  );
  const body = letters.length > 0 ? letters.join('<hr>') : '<p>Aucun courriel - No mail yet</p>';
  return `<!doctype html><html lang="fr"><meta charset="utf-8"><title>Courriels - Mail</title><h1>Courriels - Mail</h1>${body}</html>`;
}
