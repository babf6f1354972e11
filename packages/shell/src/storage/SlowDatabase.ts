/** A database of the browser has not opened in time. It may open later, for example when the device is less busy. */
export class SlowDatabase extends Error {
  constructor(name: string) {
    super(`The database ${name} does not open.`);
  }
}
