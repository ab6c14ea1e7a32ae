/**
 * Without nested ones. `tables`: by alias. `bracket`: equal for all parts of one UNION; where a part is nested in
 * another, that text contains `part` and its number.
 */
export type Part = {
  text: string;
  readonly parent: Part | undefined;
  readonly bracket: number;
  readonly tables: Map<string, string>;
};

const NAME = String.raw`"?(\w+)"?`;
const NO_NAMES =
  'on|where|inner|left|right|full|cross|join|set|order|group|limit|using|union|except|intersect|returning|values|having|for|as';
const TABLES = new RegExp(
  String.raw`\b(?:from|join|update)\s+${NAME}(?:\s+(?:as\s+)?(?!(?:${NO_NAMES})\b)${NAME})?`,
  'gi',
);
const PIECES = /(\(\s*)(?=(?:select|with)\b)|[()]|\b(?:union|intersect|except)\b|[^()\s]+|\s+/gi;

const withTables = (part: Part): Part => {
  for (const [, table = '', alias = table] of part.text.matchAll(TABLES)) part.tables.set(alias, table);
  return part;
};

export const partsOf = (sql: string): Part[] => {
  const plain = sql.replace(/\/\*.*?\*\//g, ' ').replace(/'(?:[^']|'')*'/g, "''");
  const parts: Part[] = [];
  const begin = (parent: Part | undefined, bracket = parts.length): Part => {
    const part: Part = { text: '', parent, bracket, tables: new Map() };
    parts.push(part);
    return part;
  };
  /** `end`: number of open brackets at the end of the part. */
  const open: { part: Part; end: number }[] = [{ part: begin(undefined), end: -1 }];
  let brackets = 0;
  for (const [piece, begins] of plain.matchAll(PIECES)) {
    const now = open.at(-1) as { part: Part; end: number };
    if (begins !== undefined) open.push({ part: begin(now.part), end: brackets++ });
    else if (piece === ')' && brackets - 1 === now.end) {
      brackets--;
      open.pop();
      (open.at(-1) as { part: Part }).part.text += ` part${now.part.bracket} `;
    } else if (/^(?:union|intersect|except)$/i.test(piece) && brackets - 1 === now.end)
      now.part = begin(now.part.parent, now.part.bracket);
    else {
      if (piece === '(') brackets++;
      if (piece === ')') brackets--;
      now.part.text += piece;
    }
  }
  return parts.map(withTables);
};
