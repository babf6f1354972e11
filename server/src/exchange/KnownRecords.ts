import { foldText } from '@portal/domain';
import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import { type Noun, nouns } from './nouns.ts';

/** A record that a cell can refer to. */
export interface KnownRecord {
  readonly id: number;
  /** Whether the folder adds it; false for a record of the portal. */
  readonly isNew: boolean;
}

interface Names {
  /** By the exact key of its noun, such as the name of a company. */
  readonly exact: Map<string, KnownRecord>;
  /** By the key without accents and capitals. */
  readonly plain: Map<string, KnownRecord>;
  /** By the number in the column `id` of the file in the folder. */
  readonly numbers: Map<string, KnownRecord>;
}

/** The records of the portal and of a folder, found by the text of cells that refer to them. */
export class KnownRecords {
  readonly #names = new Map<string, Names>();
  readonly #ids = new Map<string, Set<number>>();

  /** Reads the records that the portal has. */
  static async of(db: Db): Promise<KnownRecords> {
    const known = new KnownRecords();
    for (const noun of nouns) {
      if (noun.hasId) {
        const { rows } = await sql<{ id: number }>`select id from ${sql.table(noun.table)}`.execute(db);
        known.#ids.set(noun.name, new Set(rows.map(({ id }) => id)));
      }
      if (noun.key === undefined || !noun.nameOf) continue;
      const { rows } = await sql<{
        id: number;
        key: string | null;
      }>`select id, ${noun.nameOf(sql`x.id`)} as key
        from ${sql.table(noun.table)} as x order by id`.execute(db);
      for (const { id, key } of rows) {
        // A person without an address is exported with an id as key. The folder may use that id for another person, so
        // it is not a key.
        const isKey = key !== null && (noun.key !== 'email' || key.includes('@'));
        if (isKey) known.add(noun.name, key, { id, isNew: false });
      }
    }
    return known;
  }

  /** Adds a record under the key of its noun. */
  add(noun: string, key: string, record: KnownRecord): void {
    const { exact, plain } = this.#of(noun);
    exact.set(exactKey(key), record);
    if (!plain.has(foldText(key))) plain.set(foldText(key), record);
  }

  /** Adds a record under the number that its file gives it. Returns false if another row already has this number. */
  addNumber(noun: string, number: string, record: KnownRecord): boolean {
    const { numbers } = this.#of(noun);
    if (numbers.has(number)) return false;
    numbers.set(number, record);
    return true;
  }

  /** Returns the record with exactly this key; addresses ignore case. */
  withKey(noun: string, key: string): KnownRecord | undefined {
    return this.#of(noun).exact.get(exactKey(key));
  }

  /** Returns the record that a cell refers to. */
  named(noun: string, cell: string): KnownRecord | undefined {
    const { exact, plain, numbers } = this.#of(noun);
    return exact.get(exactKey(cell)) ?? numbers.get(cell) ?? plain.get(foldText(cell));
  }

  /** Returns an id for a new record: the wanted one if it is free, otherwise the next id after all others. */
  newId({ name }: Noun, wanted: number | null, reserved: ReadonlySet<number>): number {
    const ids = this.#ids.get(name) ?? new Set();
    this.#ids.set(name, ids);
    let id = wanted ?? 0;
    if (id < 1 || ids.has(id)) {
      id = ids.size + 1;
      while (ids.has(id) || reserved.has(id)) id += 1;
    }
    ids.add(id);
    return id;
  }

  #of(noun: string): Names {
    const names = this.#names.get(noun) ?? { exact: new Map(), plain: new Map(), numbers: new Map() };
    this.#names.set(noun, names);
    return names;
  }
}

function exactKey(key: string): string {
  return key.includes('@') ? key.trim().toLowerCase() : key.trim();
}
