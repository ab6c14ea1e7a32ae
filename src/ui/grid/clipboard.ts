import { withoutInvisible } from '#domain/text/invisible.ts';

/** Tab-separated cells, newline-separated rows, quoted where necessary. */
export const printBlock = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((row) => row.map((text) => (/[\t\n\r"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)).join('\t'))
    .join('\n');

/** Removes invisible characters. Accepts any line ending; a final one adds no row. */
export const parseBlock = (copied: string): string[][] => {
  const text = withoutInvisible(copied);
  const rows: string[][] = [[]];
  let cell = '';
  let quoted = false;
  const closeCell = () => {
    rows.at(-1)?.push(cell);
    cell = '';
  };
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    if (quoted) {
      if (char !== '"') cell += char;
      else if (text[at + 1] === '"') {
        cell += '"';
        at++;
      } else quoted = false;
    } else if (char === '"' && cell === '') quoted = true;
    else if (char === '\t') closeCell();
    else if (char === '\n' || char === '\r') {
      if (char === '\r' && text[at + 1] === '\n') at++;
      closeCell();
      rows.push([]);
    } else cell += char;
  }
  closeCell();
  const last = rows.at(-1);
  if (rows.length > 1 && last?.length === 1 && last[0] === '') rows.pop();
  return rows;
};
