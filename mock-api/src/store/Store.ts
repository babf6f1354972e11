import { type DataSet, type TableName, type Tables, tableNames } from './tables.ts';

/** One row written (`row`) or removed (`null`): what the journal keeps. */
export type Change = { [N in TableName]: readonly [table: N, id: number, row: Tables[N] | null] }[TableName];

/** The highest id ever given in each table. */
export type LastIds = Readonly<Partial<Record<TableName, number>>>;

/** Which rows belong together: looked up by one number, without a walk over the table. */
const indexes = {
  teacherByUser: ['teachers', 'userId'],
  contractsByTeacher: ['contracts', 'teacherId'],
  contractsByCompany: ['contracts', 'companyId'],
  needsByStudent: ['studentNeeds', 'studentId'],
  enrolmentsByContract: ['enrolments', 'contractId'],
  enrolmentsByStudent: ['enrolments', 'studentId'],
  materialsByContract: ['contractMaterials', 'contractId'],
  requestsByMaterial: ['contractMaterials', 'materialId'],
  reportsByFile: ['reports', 'fileId'],
  lessonsByContract: ['lessons', 'contractId'],
  outlineByContract: ['outlines', 'contractId'],
  courseInfoByContract: ['courseInfos', 'contractId'],
  formsByStudent: ['reportForms', 'studentId'],
  reportsByStudent: ['reports', 'studentId'],
  reportsByContract: ['reports', 'contractId'],
  filesByRef: ['files', 'refId'],
  notesByRef: ['notes', 'refId'],
  linksByUser: ['passwordLinks', 'userId'],
  passwordChangeByUser: ['passwordChanges', 'userId'],
  sessionByNumber: ['sessions', 'session'],
} as const satisfies Record<string, readonly [TableName, string]>;

type IndexName = keyof typeof indexes;
type IndexedRow<I extends IndexName> = Tables[(typeof indexes)[I][0]];
type Index = Map<number, Set<number>>;

/** The mock's state in memory. Rows are frozen in meaning: a write replaces a row, so data sets can be shared. */
export class Store {
  readonly #tables: { [N in TableName]: Map<number, Tables[N]> };
  #lastIds: Map<TableName, number>;
  readonly #built = new Map<IndexName, Index>();
  readonly #onCommit: (changes: readonly Change[]) => void;
  #undo: Change[] | null = null;
  #done: Change[] = [];

  constructor(
    data: DataSet,
    onCommit: (changes: readonly Change[]) => void = () => {},
    lastIds: LastIds = {},
  ) {
    const entries = tableNames.map((name) => [name, new Map(data[name].map((row) => [row.id, row]))]);
    this.#tables = Object.fromEntries(entries) as { [N in TableName]: Map<number, Tables[N]> };
    this.#onCommit = onCommit;
    this.#lastIds = new Map(Object.entries(lastIds) as [TableName, number][]);
  }

  /** The row of that id, undefined when there is none. */
  get<N extends TableName>(table: N, id: number | null | undefined): Tables[N] | undefined {
    return id === null || id === undefined ? undefined : this.#tables[table].get(id);
  }

  /** The row that another row points to; throws when there is none, which is a mistake of ours and no request's. */
  known<N extends TableName>(table: N, id: number): Tables[N] {
    const row = this.get(table, id);
    if (!row) throw new Error(`a row points to ${table} ${id}, which is not there`);
    return row;
  }

  /** Every row of a table, ascending by id. */
  all<N extends TableName>(table: N): Tables[N][] {
    return [...this.#tables[table].values()];
  }

  /** The rows whose indexed column holds that number, ascending by id. */
  by<I extends IndexName>(index: I, key: number | null | undefined): IndexedRow<I>[] {
    if (key === null || key === undefined) return [];
    const table = this.#tables[indexes[index][0]];
    const rows: IndexedRow<I>[] = [];
    let isAscending = true;
    for (const id of this.#index(index).get(key) ?? []) {
      const row = table.get(id);
      if (!row) continue;
      isAscending &&= id > (rows.at(-1)?.id ?? 0);
      rows.push(row as IndexedRow<I>);
    }
    // A row that came under this number later than one with a higher id stands behind it.
    return isAscending ? rows : rows.sort((a, b) => a.id - b.id);
  }

  /** Writes a new row under the next free id. */
  insert<N extends TableName>(table: N, row: Omit<Tables[N], 'id'>): Tables[N] {
    const written = { ...row, id: this.#lastId(table) + 1 } as Tables[N];
    this.#write(table, written.id, written);
    return written;
  }

  /** Replaces some columns of a row. */
  update<N extends TableName>(table: N, row: Tables[N], change: Partial<Tables[N]>): Tables[N] {
    const written = { ...row, ...change };
    this.#write(table, row.id, written);
    return written;
  }

  /** Takes a row away for good. */
  remove(table: TableName, id: number): void {
    this.#write(table, id, null);
  }

  /** Runs the work as one: when it throws, nothing has changed; when it ends, its changes are handed on together. */
  transaction<T>(work: () => T): T {
    if (this.#undo) return work();
    const undo: Change[] = [];
    const lastIds = new Map(this.#lastIds);
    this.#undo = undo;
    this.#done = [];
    try {
      const result = work();
      const changes = this.#done;
      this.#undo = null;
      if (changes.length > 0) this.#onCommit(changes);
      return result;
    } catch (error) {
      this.#undo = null;
      for (const [table, id, row] of undo.reverse()) {
        const comesBack = row !== null && !this.#tables[table].has(id);
        this.#put(table, id, row);
        if (comesBack) this.#bringInOrder(table);
      }
      this.#lastIds = lastIds;
      throw error;
    }
  }

  /** Repeats changes that a journal kept, without handing them on again. */
  replay(changes: readonly Change[]): void {
    for (const [table, id, row] of changes) this.#put(table, id, row);
  }

  /** The whole state as a data set. */
  dataSet(): DataSet {
    const entries = tableNames.map((name) => [name, this.all(name)]);
    return Object.fromEntries(entries) as unknown as DataSet;
  }

  /** The highest id ever given in each table, to be kept with the data set. */
  lastIds(): LastIds {
    return Object.fromEntries(tableNames.map((name) => [name, this.#lastId(name)]));
  }

  #write<N extends TableName>(table: N, id: number, row: Tables[N] | null): void {
    if (!this.#undo) throw new Error(`a write to ${table} outside a transaction`);
    this.#undo.push([table, id, this.#tables[table].get(id) ?? null] as unknown as Change);
    this.#done.push([table, id, row] as unknown as Change);
    this.#put(table, id, row);
  }

  #put(table: TableName, id: number, row: Tables[TableName] | null): void {
    const rows = this.#tables[table] as Map<number, Tables[TableName]>;
    const old = rows.get(id);
    this.#lastIds.set(table, Math.max(this.#lastId(table), id));
    if (row) rows.set(id, row);
    else rows.delete(id);
    for (const [name, built] of this.#built) {
      const [indexed, column] = indexes[name];
      if (indexed !== table) continue;
      const before = old && keyOf(old, column);
      const after = row && keyOf(row, column);
      if (before === after) continue;
      if (typeof before === 'number') built.get(before)?.delete(id);
      if (typeof after === 'number') add(built, after, id);
    }
  }

  /** A row that was taken away and comes back stands behind all others. */
  #bringInOrder(table: TableName): void {
    const rows = this.#tables[table] as Map<number, Tables[TableName]>;
    const ascending = [...rows].sort(([a], [b]) => a - b);
    rows.clear();
    for (const [id, row] of ascending) rows.set(id, row);
  }

  /** The highest id ever given in a table: an id is not given twice. */
  #lastId(table: TableName): number {
    const known = this.#lastIds.get(table);
    if (known !== undefined) return known;
    let last = 0;
    for (const id of this.#tables[table].keys()) if (id > last) last = id;
    return last;
  }

  #index(name: IndexName): Index {
    const known = this.#built.get(name);
    if (known) return known;
    const [table, column] = indexes[name];
    const built: Index = new Map();
    for (const row of this.#tables[table].values()) {
      const key = keyOf(row, column);
      if (typeof key === 'number') add(built, key, row.id);
    }
    this.#built.set(name, built);
    return built;
  }
}

function keyOf(row: Tables[TableName], column: string): unknown {
  return (row as unknown as Record<string, unknown>)[column];
}

function add(index: Index, key: number, id: number): void {
  const ids = index.get(key);
  if (ids) ids.add(id);
  else index.set(key, new Set([id]));
}
