import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';

/** The configuration that the built apps read from `/config.js` at start. */
export interface PortalConfig {
  readonly productName: string;
  readonly logo?: string;
  readonly phone: string;
  readonly email: string;
  readonly apiBase: string;
  readonly addresses: { readonly admin: string; readonly teacher: string; readonly reports: string };
  /** Ids of the three template files (OPEN-40). */
  readonly templates: { readonly students: number; readonly teachers: number; readonly invoice: number };
}

/** The configuration of apps that are served from the same origin as the API. */
export const sameOrigin = {
  apiBase: '/api',
  addresses: { admin: '/admin/', teacher: '/teacher-view/', reports: '/' },
  templates: { students: 1, teachers: 2, invoice: 3 },
} as const;

/** Headers of every response. */
const plainHeaders = {
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

/**
 * Headers of data and downloads. If a browser navigates to one, it runs no code, and other sites cannot embed it. Apps
 * on another origin read it with CORS, to which the resource policy does not apply.
 */
export const dataHeaders = {
  ...plainHeaders,
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
} as const;

/**
 * Security headers of documents: no inline code, nothing from other origins, and no frames except files that the page
 * fetched.
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
    // Scripts can only be loaded through `trustedScriptUrl`, and no code can create HTML from strings.
    "require-trusted-types-for 'script'",
    'trusted-types portal',
  ].join('; '),
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
} as const;

/** The security headers of pages (docs/deploy.md). */
export const securityHeaders: Readonly<Record<string, string>> = { ...plainHeaders, ...documentHeaders };

export interface SiteOptions {
  /**
   * The folder with the built apps: `index.html`, `admin/`, `teacher-view/`, `assets/`. If it is not set, no apps are
   * served.
   */
  readonly folder?: string;
  readonly config: PortalConfig;
  /** Whether to read files from disk on each request, so that the apps can be rebuilt while they are served. */
  readonly isRebuilt?: boolean;
}

/** Answers every request outside the API: a built app at its mount, the configuration, or 404. */
export function createSite({ folder, config, isRebuilt = false }: SiteOptions) {
  const serve = (path: string) =>
    sirv(path, {
      dev: isRebuilt,
      etag: true,
      brotli: true,
      gzip: true,
      // Every documented URL leads to a page of its mount: `/contracts/list` opens the root app, which redirects.
      single: true,
      setHeaders(response, pathname) {
        const isAsset = pathname.includes('/assets/');
        response.setHeader('Cache-Control', isAsset ? 'public, max-age=31536000, immutable' : 'no-cache');
        // Browsers ignore these headers on assets, and each of a dozen files is half a kilobyte smaller without them.
        if (isAsset) for (const name of Object.keys(documentHeaders)) response.removeHeader(name);
      },
    });
  const mounts = folder === undefined ? [] : ['/admin', '/teacher-view'];
  const files = new Map(mounts.map((mount) => [mount, serve(join(folder ?? '', mount))]));
  const root = folder === undefined ? undefined : serve(folder);

  return (request: IncomingMessage, response: ServerResponse): void => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    const notFound = () => end(response, 404, 'text/plain', 'Not found');
    const url = request.url ?? '/';
    const path = url.split('?')[0] ?? url;
    const mount = mounts.find((address) => path === address || path.startsWith(`${address}/`));
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      notFound();
    } else if (path === '/config.js') {
      response.setHeader('Cache-Control', 'no-cache');
      end(response, 200, 'text/javascript', `window.portalConfig = ${JSON.stringify(config)};\n`);
    } else if (path === mount) {
      response.setHeader('Location', `${mount}/`);
      end(response, 308, 'text/plain', '');
    } else {
      const pages = mount === undefined ? root : files.get(mount);
      if (mount !== undefined) request.url = url.slice(mount.length);
      if (pages) pages(request, response, notFound);
      else notFound();
    }
  };
}

function end(response: ServerResponse, status: number, type: string, text: string): void {
  response.statusCode = status;
  response.setHeader('Content-Type', `${type}; charset=utf-8`);
  response.end(text);
}
