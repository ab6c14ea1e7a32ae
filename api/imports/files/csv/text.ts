/** Text of a CSV file: UTF-8 or UTF-16 by its mark, UTF-8 when it decodes as such, else Windows-1252 as Excel writes it. */
export const csvText = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

const DELIMITERS = [';', ',', '\t', '|'] as const;

/** Without its quoted cells, which may hold any delimiter and run over lines; the last may be cut off. */
const outsideQuotes = (text: string): string => text.replace(/(^|[\r\n;,\t|])"(?:[^"]|"")*(?:"|$)/g, '$1');

/** The delimiter that splits the first lines most evenly; a line "sep=;" says it outright, as Excel understands it. */
export const delimiterOf = (text: string): string => {
  const said = /^sep=(.)\r?\n/i.exec(text)?.[1];
  if (said) return said;
  const lines = outsideQuotes(text.slice(0, 20_000))
    .split(/\r?\n/)
    // Where every cell is quoted, a line of tabs is all that is left of a row.
    .filter((line) => line !== '')
    .slice(0, 20);
  let best: string = DELIMITERS[0];
  let score = 0;
  for (const delimiter of DELIMITERS) {
    const counts = lines.map((line) => line.split(delimiter).length - 1).filter((count) => count > 0);
    const most = Math.max(0, ...counts);
    const even = counts.filter((count) => count === most).length;
    if (most * even * even > score) {
      score = most * even * even;
      best = delimiter;
    }
  }
  return best;
};
