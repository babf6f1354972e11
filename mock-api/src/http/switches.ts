import { Refusal } from '@portal/server/openapi';
import type { DataSet } from '@portal/server/samples';
import express, { type ErrorRequestHandler } from 'express';
import jsonServer from 'json-server';
import { type Faults, readFault } from './Faults.ts';
import { hideSecrets, hideSecretsOfUrl } from './hide-secrets.ts';

/** A received request and its response. */
export interface RecordedRequest {
  /** The call as in the OpenAPI document: `PATCH courses/update`. */
  readonly route: string;
  readonly url: string;
  body: unknown;
  role: 'anonymous' | 'ROLE_ADMIN' | 'ROLE_TEACHER' | 'company' | 'student';
  /** Null while the request is running, and if the connection was cut. */
  status: number | null;
  /** Its `Idempotency-Key`; null without one. */
  readonly key: string | null;
}

/**
 * Required header of every switch request. Another site's page cannot send it, because the browser's preflight is
 * refused. Otherwise any site could reset the data of a running `npm start`.
 */
export const switchHeaders = { 'X-Portal-Switch': 'on' } as const;

interface Switches {
  readonly faults: Faults;
  readonly requests: RecordedRequest[];
  readonly state: () => Promise<DataSet>;
  readonly reset: () => Promise<void>;
}

/** Adds the calls by which tests and QA control the mock. They are not in the OpenAPI document. */
export function switchRoutes({ faults, requests, state, reset }: Switches): express.Router {
  const router = express.Router();
  router.use('/__*', (request, response, next) => {
    const [[name, value] = ['', '']] = Object.entries(switchHeaders);
    if (request.get(name) !== value)
      throw new Refusal('forbidden', `A switch needs the header ${name}: ${value}`);
    response.set('Cache-Control', 'no-store');
    express.json()(request, response, next);
  });
  router.get('/__faults', (_request, response) => void response.json(faults.list()));
  router.post('/__faults', (request, response) => {
    faults.add(readFault(request.body));
    response.json(faults.list());
  });
  router.delete('/__faults', (_request, response) => {
    faults.clear();
    response.json([]);
  });
  router.get('/__requests', (_request, response) => {
    response.json(
      requests.map((entry) => hideSecrets({ ...entry, url: hideSecretsOfUrl(entry.url, entry.route) })),
    );
  });
  router.delete('/__requests', (_request, response) => {
    requests.length = 0;
    response.json([]);
  });
  router.post('/__reset', (_request, response, next) => {
    reset().then(() => response.json({ message: 'The samples are back' }), next);
  });
  // Serves the stored rows with json-server's filters, sorting and paging, read-only. Secrets are removed before
  // filtering, so that no filter can find a row by its secret.
  router.get('/__db*', (request, response, next) => {
    request.url = request.url.replace(/^\/__db/, '') || '/';
    state().then((rows) => jsonServer.router(rowsToShow(rows))(request, response, next), next);
  });
  router.use('/__*', answerRefusal);
  return router;
}

const answerRefusal: ErrorRequestHandler = (error, _request, response, next) => {
  if (!(error instanceof Refusal)) return next(error);
  const { status, message, code, errors } = error;
  response.status(status).json({ message, code, ...(errors ? { errors } : {}) });
};

function rowsToShow(state: DataSet): Record<string, unknown> {
  // A stored response is text, and the response that created a private link contains its token.
  const keyedWrites = state.keyedWrites.map((row) => ({
    ...row,
    answer: JSON.stringify(hideSecrets(JSON.parse(row.answer))),
  }));
  return hideSecrets({ ...state, keyedWrites }) as Record<string, unknown>;
}
