import { foldText } from '@portal/domain';
import type { Request } from './broken-requests.ts';
import { hiddenOrders, isHidden, isHiddenFilter } from './field-rights.ts';
import { keyOf } from './keyOf.ts';
import type { Filter, Operation, Order, Parameter, Role } from './openapi.ts';
import { expect, Missing, type TestContext } from './TestContext.ts';
import { compare, isFound, valueAt, valuesAt } from './texts.ts';

/** A row of a list, as received. */
type Row = Readonly<Record<string, unknown>>;

interface Page {
  readonly data: readonly Row[];
  readonly total: number;
}

type Query = Readonly<Record<string, unknown>>;

const keysOf = (rows: readonly Row[]) => rows.map(keyOf);
const most = 20_000;

/**
 * Checks a list against the extensions of its parameters in the OpenAPI document: each filter, each order, the pages,
 * and the rows that are hidden by default. Contains no code for a particular list.
 */
export class ListCheck {
  readonly #operation: Operation;
  readonly #context: TestContext;
  readonly #role: Role;
  readonly #base: Request;
  readonly #mayWrite: boolean;
  /** The parameters that this role may use. */
  readonly #queries: readonly Parameter[];
  #usual: Promise<readonly Row[]> | undefined;
  #everything: Promise<readonly Row[]> | undefined;

  /** `base` is a request with only what the list requires. `mayWrite` allows reads that mark a record as seen. */
  constructor(operation: Operation, context: TestContext, role: Role, base: Request, mayWrite: boolean) {
    this.#operation = operation;
    this.#mayWrite = mayWrite;
    this.#context = context;
    this.#role = role;
    this.#base = base;
    this.#queries = allowedQueries(operation, role);
  }

  /** Returns the checks by name, in the order that is most helpful to find a fault. */
  checks(): { name: string; isOptional: boolean; look: () => Promise<void> }[] {
    const filters = this.#queries.filter(
      ({ 'x-filter': filter }) => filter && (this.#mayWrite || filter['marks-as-seen'] !== true),
    );
    const due = (name: string, look: () => Promise<void>) => ({ name, isOptional: false, look });
    return [
      ...(Object.keys(this.#operation.usual).length > 0
        ? [due('leaves out what is listed only when asked for', () => this.#leavesOut())]
        : []),
      ...filters.map((parameter) => ({
        name: `filters by ${parameter.name}`,
        isOptional: parameter['x-optional-for-backend'] === true,
        look: () => this.#filters(parameter),
      })),
      ...(filters.filter(({ required }) => !required).length > 1
        ? [due('takes several filters at once', () => this.#together(filters))]
        : []),
      ...(this.#isPaged() && filters.some(isNarrowing)
        ? [due('sorts and pages what a filter leaves', () => this.#narrowed(filters.filter(isNarrowing)))]
        : []),
      ...(this.#operation.order
        ? [due('has its order when none is asked for', () => this.#usualOrder())]
        : []),
      ...this.#orderings().map((parameter) =>
        due(`sorts by ${parameter.name}, both ways`, () => this.#sorts(parameter)),
      ),
      ...(this.#isPaged() ? [due('covers the list once with its pages', () => this.#pages())] : []),
    ];
  }

  /**
   * Returns the checks for a role that gets fewer fields: filters, searches and orders may depend only on fields that
   * its rows show.
   */
  checksOfFields(): { name: string; look: () => Promise<void> }[] {
    const searches = this.#queries.filter(({ 'x-filter': filter }) => filter?.searches);
    return [
      ...this.checks().filter(({ name }) => /^(filters|sorts) by /.test(name)),
      ...searches.map((parameter) => ({
        name: `finds nothing by hidden fields with ${parameter.name}`,
        look: () => this.#findsNothingHidden(parameter),
      })),
    ];
  }

  /** Checks that this role cannot find rows by searching for texts that only an administrator sees. */
  async #findsNothingHidden(parameter: Parameter): Promise<void> {
    const { searches = [] } = parameter['x-filter'] as Filter;
    const hidden = searches.filter((path) => isHidden(this.#operation, this.#role, path));
    const scope = await this.#allRows();
    const shown = new Set(keysOf(scope));
    const { data } = await this.#context.call<Page>('ROLE_ADMIN', this.#operation.id, {
      ...this.#base,
      query: { ...this.#base.query, ...(this.#isPaged() ? { resourcesPerPage: most } : {}) },
    });
    const texts = data
      .filter((row) => shown.has(keyOf(row)))
      .flatMap((row) => hidden.flatMap((path) => valuesAt(row, path)))
      .filter((text) => typeof text === 'string');
    for (const text of texts.slice(0, 5))
      await this.#expectOnly(await this.#usualRows(), [[parameter, text]]);
  }

  #orderings(): Parameter[] {
    return this.#queries.filter(({ name }) => name === 'orderBy' || name === 'sort');
  }

  #isPaged(): boolean {
    return this.#queries.some(({ name }) => name === 'resourcesPerPage');
  }

  /** Reads every row that matches. Fails when a row comes twice or `total` is wrong. */
  async #read(query: Query = {}): Promise<readonly Row[]> {
    const { data, total } = await this.#page({
      ...(this.#isPaged() ? { resourcesPerPage: most } : {}),
      ...query,
    });
    const queryText = JSON.stringify(query);
    expect(Array.isArray(data), `with ${queryText} there is no list`);
    const keys = keysOf(data);
    const twice = keys.find((key, place) => keys.indexOf(key) !== place);
    expect(twice === undefined, `with ${queryText} row ${twice} comes twice`);
    const isWhole = total === data.length || (total === undefined && !this.#isPaged());
    expect(isWhole, `with ${queryText} total is ${total}, the list has ${data.length} rows`);
    return data;
  }

  async #page(query: Query): Promise<Page> {
    const request = { ...this.#base, query: { ...this.#base.query, ...query } };
    return this.#context.call<Page>(this.#role, this.#operation.id, request);
  }

  /** The rows of the list without any filter. */
  #usualRows(): Promise<readonly Row[]> {
    this.#usual ??= this.#read();
    return this.#usual;
  }

  /** Reads the rows without any filter, and those that the list shows only on request. */
  #allRows(): Promise<readonly Row[]> {
    this.#everything ??= (async () => {
      const rows = new Map((await this.#usualRows()).map((row) => [keyOf(row), row]));
      for (const { name, schema, 'x-filter': filter } of this.#queries) {
        if (!filter?.['beyond-usual']) continue;
        for (const value of listed(schema)) {
          for (const row of await this.#read({ [name]: value })) rows.set(keyOf(row), row);
        }
      }
      return [...rows.values()];
    })();
    return this.#everything;
  }

  async #leavesOut(): Promise<void> {
    const { usual } = this.#operation;
    const shown = new Set(keysOf(await this.#usualRows()));
    const all = await this.#allRows();
    const isUsual = (row: Row) =>
      Object.entries(usual).every(([path, values]) => values.includes(valueAt(row, path)));
    if (all.every(isUsual)) throw new Missing('a record that is listed only when asked for');
    for (const row of all) {
      expect(
        shown.has(keyOf(row)) === isUsual(row),
        `${keyOf(row)} is ${shown.has(keyOf(row)) ? '' : 'not '}listed unasked`,
      );
    }
  }

  async #filters(parameter: Parameter): Promise<void> {
    const filter = parameter['x-filter'] as Filter;
    const scope = filter['beyond-usual'] ? await this.#allRows() : await this.#usualRows();
    if (filter.none) {
      const found = keysOf(await this.#read({ [parameter.name]: 1 }));
      expect(found.join() === keysOf(scope).join(), 'it narrows the list, or moves its rows');
      return;
    }
    const values = filter.searches
      ? searchesFor(filter.searches, scope)
      : await this.#valuesFor(parameter, filter, scope);
    if (values.length === 0) throw new Missing(`rows that differ in ${parameter.name}`);
    for (const value of values) await this.#expectOnly(scope, [[parameter, value]]);
    if (filter.searches) {
      for (const search of ['qqxqqz', ...specialCharacters]) {
        await this.#expectOnly(await this.#usualRows(), [[parameter, search]]);
      }
    }
    const isNeeded = this.#base.query?.[parameter.name] !== undefined;
    if (isNeeded || parameter.schema.type === 'boolean') return;
    const left = keysOf(await this.#read({ [parameter.name]: '' }));
    const usual = keysOf(await this.#usualRows());
    expect(left.join() === usual.join(), `${parameter.name} left empty is no filter left out`);
  }

  /** Up to three values that match some rows but not all. */
  async #valuesFor(parameter: Parameter, filter: Filter, scope: readonly Row[]): Promise<unknown[]> {
    const { name, schema } = parameter;
    const given = this.#base.query?.[name];
    if (given !== undefined) return [given];
    const candidates = filter.equals ? await this.#valuesIn(filter, scope, schema) : listed(schema);
    const selectiveValues: unknown[] = [];
    for (const value of candidates) {
      const left = await this.#matching(scope, [[parameter, value]]);
      if (left.length > 0 && left.length < scope.length) selectiveValues.push(value);
    }
    // The first, a middle and the last value. The smallest and largest id are the likeliest to work by chance, so they
    // are not enough.
    return [
      ...new Set([selectiveValues[0], selectiveValues[selectiveValues.length >> 1], selectiveValues.at(-1)]),
    ].filter((value) => value !== undefined);
  }

  async #valuesIn(filter: Filter, scope: readonly Row[], schema: Parameter['schema']): Promise<unknown[]> {
    if (filter.values || schema.enum) return listed(schema);
    const found = new Set<unknown>();
    for (const row of scope) for (const value of await this.#shown(filter, row)) found.add(value);
    found.delete(null);
    return [...found].toSorted(compare);
  }

  /** The values in a row that an `equals` filter compares. */
  async #shown(filter: Filter, row: Row): Promise<unknown[]> {
    const path = filter.equals ?? '';
    if (filter.where) {
      const [list = '', ...rest] = path.split('.');
      const { where } = filter;
      return valuesAt(row, list)
        .flat()
        .filter((entry) =>
          Object.entries(where).every(([field, values]) => values.includes(valueAt(entry, field))),
        )
        .flatMap((entry) => valuesAt(entry, rest.join('.')));
    }
    const shown = valuesAt(row, path);
    if (!filter.as) return shown;
    const { list, field } = filter.as;
    const names = await this.#context.find(`the ${field} of ${list}`, async () => {
      const { data } = await this.#context.call<Page>('ROLE_ADMIN', list, {
        query: { resourcesPerPage: most },
      });
      return new Map(data.map((entry) => [entry.id, valueAt(entry, field)]));
    });
    return shown.map((id) => names.get(id) ?? null);
  }

  async #matching(
    scope: readonly Row[],
    given: readonly (readonly [Parameter, unknown])[],
  ): Promise<readonly Row[]> {
    let left = scope;
    for (const [parameter, value] of given) {
      const filter = parameter['x-filter'] as Filter;
      const keeps = await Promise.all(left.map((row) => this.#keeps(filter, value, row)));
      left = left.filter((_row, place) => keeps[place]);
    }
    return left;
  }

  async #keeps(filter: Filter, value: unknown, row: Row): Promise<boolean> {
    const isOn = value === 1 || value === true || value === 'true';
    if (filter.searches) {
      return isFound(
        String(value),
        filter.searches.flatMap((path) => valuesAt(row, path)),
      );
    }
    if (filter.any) return valuesAt(row, filter.any).some((shown) => filter.of?.includes(shown)) === isOn;
    if (filter.filled) {
      const isFilled = !isEmpty(valueAt(row, filter.filled));
      return isOn ? isFilled : filter.otherwise === 'empty' ? !isFilled : true;
    }
    if (filter.empty) return !isOn || valueAt(row, filter.empty) === null;
    if (filter['word-of']) return accountWord(row) === value;
    const wanted = filter.values ? filter.values[String(value)] : value;
    return (await this.#shown(filter, row)).includes(wanted);
  }

  /** Checks that the list with these filters has exactly the rows that match all of them. */
  async #expectOnly(scope: readonly Row[], given: readonly (readonly [Parameter, unknown])[]): Promise<void> {
    const query = Object.fromEntries(given.map(([{ name }, value]) => [name, value]));
    const due = new Set(keysOf(await this.#matching(scope, given)));
    const found = keysOf(await this.#read(query));
    const queryText = new URLSearchParams(
      Object.entries(query).map(([name, value]) => [name, String(value)]),
    ).toString();
    const unexpectedKey = found.find((key) => !due.has(key));
    expect(unexpectedKey === undefined, `with ${queryText} it lists ${unexpectedKey}, which does not match`);
    const missingKey = [...due].find((key) => !found.includes(key));
    expect(missingKey === undefined, `with ${queryText} it leaves out ${missingKey}, which matches`);
    expect(found.length === due.size, `with ${queryText} a row comes twice`);
  }

  /** Applies as many filters as one row satisfies, in pairs and all together. */
  async #together(filters: readonly Parameter[]): Promise<void> {
    const scope = await this.#usualRows();
    const candidates: (readonly [Parameter, unknown])[][] = [];
    for (const row of scope.slice(0, 200)) {
      const given: (readonly [Parameter, unknown])[] = [];
      for (const parameter of filters) {
        const filter = parameter['x-filter'] as Filter;
        if (parameter.required || filter['beyond-usual'] || filter.none) continue;
        const value = filter.searches
          ? (words(valueAt(row, filter.searches[0] ?? ''))[0] ?? null)
          : filter.equals
            ? ((await this.#shown(filter, row)).find((shown) => shown !== null) ?? null)
            : await this.#first(listed(parameter.schema), (listedValue) =>
                this.#keeps(filter, listedValue, row),
              );
        if (value !== null && value !== undefined) given.push([parameter, value]);
      }
      candidates.push(given);
    }
    await this.#besideSearch(filters, scope);
    const [best = []] = candidates.toSorted((a, b) => b.length - a.length);
    if (best.length < 2) return;
    for (const [place, one] of best.entries()) {
      for (const other of best.slice(place + 1)) await this.#expectOnly(scope, [one, other]);
    }
    await this.#expectOnly(scope, best);
  }

  /**
   * Combines each filter with a search that matches many rows. With a search for a single row, an ignored filter would
   * go unnoticed.
   */
  async #besideSearch(filters: readonly Parameter[], scope: readonly Row[]): Promise<void> {
    for (const search of filters.filter(isNarrowing)) {
      const { searches } = search['x-filter'] as Filter;
      const [letter] = searches ? frequentLetter(searches, scope) : [];
      if (letter === undefined) continue;
      for (const parameter of filters.filter(isNarrowing)) {
        const filter = parameter['x-filter'] as Filter;
        if (filter.searches) continue;
        for (const value of await this.#valuesFor(parameter, filter, scope)) {
          await this.#expectOnly(scope, [
            [parameter, value],
            [search, letter],
          ]);
        }
      }
    }
  }

  /** Combines a filter that matches several rows with another order and with pages. */
  async #narrowed(filters: readonly Parameter[]): Promise<void> {
    const scope = await this.#usualRows();
    const [ordering] = this.#orderings();
    const by = ordering && listed(ordering.schema).map(String).at(-1);
    let tried = 0;
    for (const parameter of filters) {
      const filter = parameter['x-filter'] as Filter;
      const values = filter.searches
        ? frequentLetter(filter.searches, scope)
        : await this.#valuesFor(parameter, filter, scope);
      for (const value of values) {
        const narrowed = { [parameter.name]: value };
        const due = await this.#read(narrowed);
        if (due.length < 2) continue;
        tried += 1;
        await this.#expectPages(narrowed);
        if (!ordering || !by) continue;
        for (const direction of ['ASC', 'DESC'] as const) {
          const query = { ...narrowed, [ordering.name]: by, orderDirection: direction };
          this.#expectSorted(await this.#read(query), { by, direction }, `with ${JSON.stringify(query)}`);
        }
        break;
      }
    }
    if (tried === 0) throw new Missing('a filter that leaves two rows');
  }

  async #first<T>(values: readonly T[], holds: (value: T) => Promise<boolean>): Promise<T | null> {
    for (const value of values) if (await holds(value)) return value;
    return null;
  }

  async #usualOrder(): Promise<void> {
    const { order, orderWhen } = this.#operation;
    if (order) this.#expectSorted(await this.#usualRows(), order, 'unasked');
    for (const [name, orders] of Object.entries(orderWhen)) {
      for (const [value, its] of Object.entries(orders)) {
        this.#expectSorted(await this.#read({ [name]: value }), its, `with ${name}=${value}`);
      }
    }
  }

  async #sorts(parameter: Parameter): Promise<void> {
    const usual = keysOf(await this.#usualRows())
      .toSorted()
      .join();
    const wrong: string[] = [];
    for (const field of listed(parameter.schema).map(String)) {
      for (const direction of ['ASC', 'DESC'] as const) {
        const rows = await this.#read({ [parameter.name]: field, orderDirection: direction });
        const queryText = `${parameter.name}=${field}&orderDirection=${direction}`;
        expect(keysOf(rows).toSorted().join() === usual, `with ${queryText} it lists other rows`);
        try {
          this.#expectSorted(rows, { by: field, direction }, `with ${queryText}`);
        } catch (error) {
          wrong.push((error as Error).message);
        }
        if (direction === 'DESC') continue;
        const undirected = await this.#read({ [parameter.name]: field });
        expect(
          keysOf(undirected).join() === keysOf(rows).join(),
          `${parameter.name}=${field} alone is not ascending`,
        );
      }
    }
    expect(wrong.length === 0, wrong.slice(0, 3).join(' | '));
  }

  #expectSorted(rows: readonly Row[], { by, direction }: Order, when: string): void {
    const sign = direction === 'ASC' ? 1 : -1;
    for (const [place, row] of rows.entries()) {
      const next = rows[place + 1];
      if (!next) return;
      const [a, b] = [this.#sortedBy(row, by), this.#sortedBy(next, by)];
      expect(a !== null || b === null, `${when} ${keyOf(next)} follows a row that has no ${by}`);
      if (a === null || b === null) continue;
      const difference = compare(a, b) * sign;
      expect(
        difference <= 0,
        `${when} ${keyOf(row)} (${String(a)}) comes before ${keyOf(next)} (${String(b)})`,
      );
    }
  }

  /** The value that the list is sorted by. */
  #sortedBy(row: Row, by: string): unknown {
    const places = this.#orderings().find(({ name }) => name === 'orderBy')?.['x-order-as']?.[by];
    if (places) return places.map((path) => valueAt(row, path)).find((value) => value !== null) ?? null;
    const filter = this.#queries.find(({ name }) => name === by)?.['x-filter'];
    if (filter?.any) return valuesAt(row, filter.any).some((shown) => filter.of?.includes(shown)) ? 1 : 0;
    return valueAt(row, by);
  }

  async #pages(): Promise<void> {
    const whole = keysOf(await this.#usualRows());
    if (whole.length < 3) throw new Missing('three rows');
    for (const order of [{}, ...(await this.#tiedOrders())]) await this.#expectPages(order);
  }

  /** Returns the orders with the most ties. For these, pages are only stable with a unique last sort key. */
  async #tiedOrders(): Promise<Query[]> {
    const rows = await this.#usualRows();
    const [ordering] = this.#orderings();
    if (!ordering) return [];
    const valuesOf = (by: string) => new Set(rows.map((row) => String(this.#sortedBy(row, by))));
    const few = listed(ordering.schema)
      .map(String)
      .toSorted((a, b) => valuesOf(a).size - valuesOf(b).size)
      .slice(0, 2);
    return few.map((by) => ({ [ordering.name]: by, orderDirection: 'DESC' }));
  }

  /** Checks that the pages of a list have each row once, in order, with the right total. */
  async #expectPages(query: Query): Promise<void> {
    const all = keysOf(await this.#read(query));
    const size = Math.max(1, Math.ceil(all.length / 3));
    const found: string[] = [];
    const last = Math.ceil(all.length / size);
    for (let page = 1; page <= last + 1; page += 1) {
      const { data, total } = await this.#page({ ...query, resourcesPerPage: size, page });
      expect(total === all.length, `page ${page} says total ${total}, the list has ${all.length} rows`);
      expect(page <= last || data.length === 0, `page ${page} of ${last} has ${data.length} rows`);
      found.push(...keysOf(data));
    }
    const place = all.findIndex((key, at) => key !== found[at]);
    expect(
      place === -1,
      `row ${place + 1} over the pages is ${found[place]}, in the whole list ${all[place]}`,
    );
  }
}

/**
 * Characters that a search must treat literally, although they have a meaning in SQL or in patterns. A search of spaces
 * matches all rows.
 */
const specialCharacters = ['%', '_', '*', "'", '\\', '.', '(', '  '];

/** Whether the parameter is an optional filter of the default rows. */
const isNarrowing = ({ required, 'x-filter': filter, 'x-optional-for-backend': isOptional }: Parameter) =>
  !required && !isOptional && !filter?.['beyond-usual'] && !filter?.none;

/** The letter that matches the most rows, but not all of them. */
function frequentLetter(paths: readonly string[], scope: readonly Row[]): string[] {
  const count = (letter: string) =>
    scope.filter((row) =>
      isFound(
        letter,
        paths.flatMap((path) => valuesAt(row, path)),
      ),
    ).length;
  const [best] = [...'aeiourstln']
    .map((letter) => ({ letter, rows: count(letter) }))
    .filter(({ rows }) => rows < scope.length)
    .toSorted((a, b) => b.rows - a.rows);
  return best ? [best.letter] : [];
}

const isEmpty = (value: unknown) =>
  value === null || (typeof value === 'object' && Object.keys(value as object).length === 0);

/** Every value that the schema lists, or both values of a boolean. */
function listed(schema: Parameter['schema']): unknown[] {
  if (schema.enum) return [...schema.enum];
  return schema.type === 'boolean' ? [true, false] : [];
}

/** The words of a text that are long enough for a search. */
function words(text: unknown): string[] {
  return typeof text === 'string' ? text.split(/[\s'’-]+/).filter((word) => word.length >= 3) : [];
}

/**
 * Returns searches for each searched text: the middle of a word, in capitals without accents; two words joined by a
 * hyphen where the text has a space; and two words from different texts.
 */
function searchesFor(paths: readonly string[], scope: readonly Row[]): string[] {
  const found: string[] = [];
  for (const path of paths) {
    const texts = scope.flatMap((row) => valuesAt(row, path)).flatMap(words);
    const accented = texts.find((word) => foldText(word) !== word.toLowerCase() && word.length > 3);
    const word = texts.find((one) => one.length > 3) ?? texts[0];
    if (word)
      found.push(
        foldText(word)
          .slice(word.length > 3 ? 1 : 0)
          .toUpperCase(),
      );
    // Uses the whole word, so that it contains the accented letter.
    if (accented) found.push(foldText(accented).toUpperCase());
    const spaced = scope
      .flatMap((row) => valuesAt(row, path))
      .find((text) => typeof text === 'string' && /^\p{L}{3,} \p{L}{3,}/u.test(text));
    if (spaced) found.push(String(spaced).split(' ').slice(0, 2).join('\u2011'));
  }
  const narrowing = narrowingWords(paths, scope);
  if (narrowing) found.push(narrowing);
  for (const row of scope) {
    const both = paths.flatMap((path) => words(valueAt(row, path)).slice(0, 1));
    const [first, last] = [both[0], both.at(-1)];
    if (both.length > 1 && first && last) return [...found, `${last} ${first.slice(0, 3)}`];
  }
  return found;
}

/** Returns two words, the first of which alone matches more rows than both together. */
function narrowingWords(paths: readonly string[], scope: readonly Row[]): string | null {
  const textsOf = (row: Row) => paths.flatMap((path) => valuesAt(row, path));
  const count = (search: string) => scope.filter((row) => isFound(search, textsOf(row))).length;
  for (const row of scope.slice(0, 60)) {
    const all = [...new Set(textsOf(row).flatMap(words))];
    for (const first of all) {
      const rows = count(first);
      if (rows < 2) continue;
      const second = all.find((word) => word !== first && count(`${first} ${word}`) < rows);
      if (second) return `${first} ${second}`;
    }
  }
  return null;
}

/** The account status that a list shows: active, or invited once and never signed in, or nothing. */
function accountWord(row: Row): string {
  if (valueAt(row, 'users_id.user_details.status') === 1) return '1';
  const isInvited =
    valueAt(row, 'users_id.email_date') !== null && valueAt(row, 'users_id.login_date') === null;
  return isInvited ? 'invited' : '0';
}

/** The parameters of a call that a role may use, with the values that it may send. */
function allowedQueries(operation: Operation, role: Role): Parameter[] {
  return operation.parameters
    .filter((parameter) => parameter.in === 'query' && !isHiddenFilter(operation, role, parameter))
    .map((parameter) => {
      const values = operation.fields[role]?.values?.[parameter.name];
      const hidden = parameter.name === 'orderBy' ? hiddenOrders(operation, role, parameter) : [];
      const left = parameter.schema.enum?.filter(
        (value) => !hidden.includes(value) && (values?.includes(value) ?? true),
      );
      return { ...parameter, schema: { ...parameter.schema, ...(left ? { enum: left } : {}) } };
    });
}
