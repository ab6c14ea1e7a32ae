/** Several rows in one text of the address: parts apart by a colon, rows by a tilde; neither stands in what a part holds. */
const ROW = '~';
const PART = ':';

/** A row each, with as many parts as asked for. */
export const readRows = (text: string, parts: number): string[][] =>
  text === ''
    ? []
    : text.split(ROW).map((row) => {
        const found = row.split(PART);
        return Array.from({ length: parts }, (_, at) => found[at] ?? '');
      });

export const writeRows = (rows: readonly (readonly string[])[]): string => rows.map((row) => row.join(PART)).join(ROW);
