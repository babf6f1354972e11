import { type DataSet, type TableName, type Tables, tableNames } from './tables.ts';

/** A data set while it is being generated. Assigns ids in the order of the rows. */
export class Draft {
  readonly #rows: { [N in TableName]: Tables[N][] };

  constructor() {
    this.#rows = Object.fromEntries(tableNames.map((name) => [name, []])) as unknown as {
      [N in TableName]: Tables[N][];
    };
  }

  /** Adds a row with the next id and returns it. */
  add<N extends TableName>(table: N, row: Omit<Tables[N], 'id'>): Tables[N] {
    const rows = this.#rows[table];
    const written = { id: rows.length + 1, ...row } as Tables[N];
    rows.push(written);
    return written;
  }

  /** Changes the rows that match. */
  change<N extends TableName>(
    table: N,
    isMeant: (row: Tables[N]) => boolean,
    values: Partial<Tables[N]>,
  ): void {
    const rows = this.#rows[table];
    rows.forEach((row, place) => {
      if (isMeant(row)) rows[place] = { ...row, ...values };
    });
  }

  /** Returns the rows that were added so far. */
  rows<N extends TableName>(table: N): readonly Tables[N][] {
    return this.#rows[table];
  }

  /** Returns the current data set. */
  dataSet(): DataSet {
    return this.#rows;
  }
}
