/**
 * Maximum number of prepared statements. Each one costs memory in every connection, and the same query with another
 * number of parameters is another statement.
 */
const maxNames = 300;

/** Maximum number of statements that are remembered because they were sent once. */
const maxSentOnce = 3000;

/**
 * Names of the prepared statements of a pool, by their SQL. They are prepared because planning a list takes longer than
 * running it. A statement gets its name when it is sent again: the unusual ones, such as a search with eight words, would
 * use up the names before the usual ones.
 */
export class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #sentOnce = new Set<string>();

  /** Returns the name under which a statement is prepared; undefined if it is not. */
  of(text: string): string | undefined {
    const name = this.#names.get(text);
    if (name !== undefined || this.#names.size >= maxNames) return name;
    if (!this.#sentOnce.delete(text)) {
      if (this.#sentOnce.size >= maxSentOnce) this.#sentOnce.clear();
      this.#sentOnce.add(text);
      return undefined;
    }
    const given = `s${this.#names.size}`;
    this.#names.set(text, given);
    return given;
  }
}
