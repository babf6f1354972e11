/** Anyone with a name: `name` is the first name. */
export interface Person {
  id: number;
  name: string;
  lastName: string;
}
