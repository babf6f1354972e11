import { foldText } from '@portal/domain';
import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import { type Noun, nouns } from './nouns.ts';

/** A record that cells can name. */
export interface KnownRecord {
  readonly id: number;
  /** Whether it comes with the folder; otherwise the portal has it already. */
  readonly isNew: boolean;
}

interface Names {
  /** By the exact key, such as the name of a company. */
  readonly exact: Map<string, KnownRecord>;
  /** The same without accents and capitals. */
  readonly plain: Map<string, KnownRecord>;
  /** By the text in the column `id` of the folder's file. */
  readonly numbers: Map<string, KnownRecord>;
}

/** The records of the portal and of a folder, by what names them in cells. */
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
        // A person without an address is shown by an id, which the folder may give to somebody else.
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

  /** Adds a record under the number that its file gives it. Returns false if another row has this number. */
  addNumber(noun: string, number: string, record: KnownRecord): boolean {
    const { numbers } = this.#of(noun);
    if (numbers.has(number)) return false;
    numbers.set(number, record);
    return true;
  }

  /** The record of exactly this key; capitals of addresses do not matter. */
  withKey(noun: string, key: string): KnownRecord | undefined {
    return this.#of(noun).exact.get(exactKey(key));
  }

  /** The record that a cell names. */
  named(noun: string, cell: string): KnownRecord | undefined {
    const { exact, plain, numbers } = this.#of(noun);
    return exact.get(exactKey(cell)) ?? numbers.get(cell) ?? plain.get(foldText(cell));
  }

  /** Returns an id for a new record: the wanted one if it is free, otherwise one after all others. */
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
