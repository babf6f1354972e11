import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HealthyApi } from '@portal/api-client/conformance/planted';
import type { Accounts } from '@portal/conformance';
import sample from '@portal/conformance/accounts.sample.json' with { type: 'json' };
import { contentsIn } from '@portal/server';
import { copyRecords, type DataSet } from '@portal/server/samples';
import { testMoment } from '@portal/server/testing';
import { createMock, type Mock } from '../createMock.ts';
import { sampleRecords } from '../records/sampleRecords.ts';

const dayBefore = new Date(testMoment.getTime() - 86_400_000);

/** A reusable local API with its clock. */
interface Host {
  readonly mock: Mock;
  readonly url: string;
  readonly base: string;
  now: Date;
  close(): Promise<void>;
}

/** Provides local APIs on free ports. Each has the samples until it is closed. */
export class HealthyMocks {
  readonly #postgres: string;
  /** The uploaded contents of all hosts: a copy of an API reads those of its original. */
  readonly #files = mkdtempSync(join(tmpdir(), 'portal-planted-files-'));
  /** All started hosts, and the free ones. */
  readonly #hosts: Host[] = [];
  readonly #idle: Host[] = [];

  /** `postgres` is the address of a cluster of samples. */
  constructor(postgres: string) {
    this.#postgres = postgres;
  }

  /** Starts a local API with new samples. */
  async start(begin = testMoment): Promise<HealthyApi> {
    const host = await this.#take(begin);
    await host.mock.reset();
    return this.#healthy(host);
  }

  /** The sample accounts and an expired token. */
  async accounts(): Promise<Accounts> {
    const yesterday = await this.start(dayBefore);
    const answer = await fetch(`${yesterday.base}/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...sample.admin, username: sample.admin.email }),
    });
    const { auth } = (await answer.json()) as { auth: { access_token: string } };
    await yesterday.close();
    return { ...sample, expired: { token: auth.access_token } };
  }

  async close(): Promise<void> {
    await Promise.all(this.#hosts.map((host) => host.close()));
    rmSync(this.#files, { recursive: true, force: true });
  }

  async #take(now: Date): Promise<Host> {
    const host = this.#idle.pop() ?? (await this.#add());
    host.now = now;
    return host;
  }

  async #add(): Promise<Host> {
    const records = { ...(await sampleRecords(this.#postgres)), files: this.#files };
    const mock = await createMock({ records, now: () => host.now });
    const server = createServer(mock.app);
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const host: Host = {
      mock,
      url: records.url,
      base: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
      now: testMoment,
      async close() {
        server.close();
        server.closeAllConnections();
        await mock.close();
      },
    };
    this.#hosts.push(host);
    return host;
  }

  #healthy(host: Host): HealthyApi {
    return {
      base: host.base,
      now: () => host.now,
      wait(seconds) {
        host.now = new Date(host.now.getTime() + seconds * 1000);
      },
      records: async () => {
        const state = await host.mock.state();
        // Omits values from the database clock or chance, which differ between two equal APIs.
        const rows = JSON.stringify(state, (name, value) =>
          ['updatedAt', 'upload', 'hash'].includes(name) ? undefined : value,
        );
        return rows + (await contentsOf(this.#files, state));
      },
      copy: async () => {
        const copy = await this.#take(host.now);
        await copyRecords(host.url, copy.url);
        return this.#healthy(copy);
      },
      close: async () => void this.#idle.push(host),
    };
  }
}

/** A hash of each uploaded content, in the order of the files. */
async function contentsOf(folder: string, { files }: DataSet): Promise<string> {
  const contents = contentsIn(folder);
  const hashes = files.map(async ({ upload }) =>
    upload
      ? createHash('sha256')
          .update(await contents.read(upload.key))
          .digest('hex')
      : '',
  );
  return (await Promise.all(hashes)).join();
}
