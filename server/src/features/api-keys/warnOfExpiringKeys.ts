import { setTimeout as wait } from 'node:timers/promises';
import { apiKeyNoticeDays, daysAfter } from '@portal/domain';
import type { Kysely } from 'kysely';
import { readClock } from '../../calendar/organisationClock.ts';
import type { Schema } from '../../database/schema.ts';
import { loggable } from '../../logs/loggable.ts';
import { mailEndedKeys } from '../../mail/api-keys/mailEndedKeys.ts';
import { dayInWords } from '../../mail/dayInWords.ts';
import { mailAdministrators } from '../../mail/mailAdministrators.ts';

const hour = 3_600_000;

/**
 * Mails all administrators about keys that expire within two weeks, once for each key over all processes. Returns the
 * number of keys.
 */
export async function warnOfExpiringKeys(db: Kysely<Schema>, now: Date): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const today = (await readClock(trx)).dayOf(now);
    const keys = await trx
      .updateTable('api_keys')
      .set({ warned_at: now.toISOString() })
      .where('warned_at', 'is', null)
      .where('ended_at', 'is', null)
      .where('expires_on', '>=', today)
      .where('expires_on', '<=', daysAfter(today, apiKeyNoticeDays))
      .returning(['name', 'expires_on'])
      .execute();
    for (const { name, expires_on } of keys) {
      const letter = {
        subject: [`Clé d’API bientôt expirée : ${name}`, `API key expires soon: ${name}`],
        text: [
          `La clé ${name} ne sera plus valide après le ${dayInWords('fr', expires_on)}. Créez-en une autre avant, et donnez-la au logiciel qui l’utilise.`,
          `The key ${name} will no longer work after ${dayInWords('en', expires_on)}. Create another one first, and give it to the program that uses it.`,
        ],
        link: '/admin/settings/api-keys',
      } as const;
      await mailAdministrators(trx, letter, now);
    }
    return keys.length;
  });
}

/** Mails about keys that will expire, and about keys that a command of the server or another server process ended. */
async function mailAboutKeys(db: Kysely<Schema>, now: Date): Promise<number> {
  const ended = await db.transaction().execute((trx) => mailEndedKeys(trx, now));
  return ended + (await warnOfExpiringKeys(db, now));
}

/** The part of the server's log that is used here. */
interface Log {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
}

/** Warns now and every hour. Returns a function that stops this and waits for a running check. */
export function warnOfExpiringKeysRegularly(db: Kysely<Schema>, log: Log): () => Promise<void> {
  const end = new AbortController();
  const run = async () => {
    while (!end.signal.aborted) {
      // While the database is down, the next check sends the mails.
      await mailAboutKeys(db, new Date()).then(
        (keys) => keys > 0 && log.info({ keys }, 'mails about keys written'),
        (error: unknown) => log.warn(loggable(error), 'mails about keys not written'),
      );
      await wait(hour, undefined, { signal: end.signal, ref: false }).catch(() => undefined);
    }
  };
  const running = run();
  return () => {
    end.abort();
    return running;
  };
}
