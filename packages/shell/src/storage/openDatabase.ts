import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { openOnce } from './openOnce';
import { SlowDatabase } from './SlowDatabase';

/** Maximum time to open a database, in milliseconds. */
const openTimeout = 2000;

/**
 * Opens an IndexedDB. Resolves with a function that returns it, and opens it again after the browser or a newer version
 * of the portal has closed it. Both reject if the browser denies storage, or with `SlowDatabase` if it does not answer
 * within 2 s.
 */
export async function openDatabase<Schema extends DBSchema>(
  name: string,
  create: (fresh: IDBPDatabase<Schema>) => void,
): Promise<() => Promise<IDBPDatabase<Schema>>> {
  const open = async () => {
    const opening = openDB<Schema>(name, 1, {
      upgrade: create,
      // A newer version of the portal in another tab waits to upgrade the database.
      blocking(_current, _wanted, event) {
        forget();
        (event.target as IDBDatabase).close();
      },
      terminated: forget,
    });
    try {
      return await withTimeout(opening, name);
    } catch (error) {
      // Closes a database that opens later.
      opening.then((db) => db.close()).catch(() => undefined);
      throw error;
    }
  };
  let current = openOnce(open);
  const forget = () => {
    current = openOnce(open);
  };
  await current();
  return () => current();
}

/** Rejects after 2 s, because a browser that never answers must not block a form or sign-out. */
function withTimeout<Value>(opening: Promise<Value>, name: string): Promise<Value> {
  const timeout = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new SlowDatabase(name)), openTimeout);
  });
  return Promise.race([opening, timeout]);
}
