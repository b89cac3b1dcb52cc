/** What a text says, and where: line, from 1, of a JSON pointer; of its nearest existing parent where it leads nowhere. */
export interface Content {
  value: unknown;
  lineOf(pointer: string): number;
}
