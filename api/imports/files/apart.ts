import type { Finding } from '#domain/definition/finding.ts';
import type { ImportKind } from './kind.ts';
import type { Cells, RawRow, Style } from './raw.ts';

type Known = Pick<ImportKind, 'fields' | 'agreed' | 'duplicates'>;

/** By field. An empty value agrees with any. */
type Agreed = Readonly<Record<string, string>>;

const differing = (a: Agreed, b: Agreed): string[] =>
  Object.keys(b).filter((field) => a[field] && b[field] && a[field] !== b[field]);

const filledOf = (one: Agreed): Agreed => Object.fromEntries(Object.entries(one).filter(([, value]) => value !== ''));

const isOfDocument = ({ fields }: Known, field: string): boolean => fields[field]?.level === 'document';

const saysTheSame = (known: Known, first: Cells, cells: Cells): boolean =>
  Object.keys(cells).every((field) => !isOfDocument(known, field) || cells[field] === first[field]);

/**
 * Splits where a field that must be unique per document differs. Rows without a value belong to the preceding rows.
 * Returns one part if all agree.
 */
export const partsOf = <Row extends RawRow>(known: Known, rows: readonly Row[], style: Style): Row[][] => {
  const { agreed } = known;
  const [first] = rows;
  if (!agreed || !first || rows.every(({ cells }) => saysTheSame(known, first.cells, cells))) return [[...rows]];
  const parts: { held: Agreed; rows: Row[] }[] = [];
  let last: (typeof parts)[number] | undefined;
  for (const row of rows) {
    const own = filledOf(agreed(row.cells, style));
    const bare = !Object.keys(row.cells).some((field) => isOfDocument(known, field));
    const part = bare ? last : parts.find(({ held }) => differing(held, own).length === 0);
    last = part ?? { held: {}, rows: [] };
    if (!part) parts.push(last);
    last.rows.push(row);
    last.held = { ...own, ...last.held };
  }
  return parts.map((part) => part.rows);
};

export const APART = 'impor.finding.rows_apart';

const SHOWN = 80;

/** At the first row of a mixed document, in the cell that groups them. Keyed by row. */
export const apartFindings = (known: Known, rows: readonly RawRow[], style: Style): ReadonlyMap<number, Finding> => {
  const [first, ...others] = partsOf(known, rows, style).map(([row]) => row);
  const { agreed, duplicates } = known;
  if (!agreed || !first) return new Map();
  const at = (duplicates.exact ?? duplicates.like).at;
  const found = new Map<number, Finding>();
  for (const one of others) {
    if (!one) continue;
    const fields = differing(agreed(first.cells, style), agreed(one.cells, style));
    const texts = ({ cells }: RawRow): string =>
      fields
        .map((field) => cells[field] ?? '')
        .join(', ')
        .slice(0, SHOWN);
    found.set(one.row, {
      path: at(one.cells),
      message: APART,
      severity: 'error',
      params: { row: first.row, first: texts(first), here: texts(one) },
    });
  }
  return found;
};
