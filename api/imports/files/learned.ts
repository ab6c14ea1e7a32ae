import type { Finding } from '#domain/definition/finding.ts';
import { APART } from './apart.ts';
import { isFileFinding } from './cells/from-sheet-row.ts';
import { isDuplicate } from './duplicates.ts';
import type { ImportKind, Learned } from './kind.ts';
import type { Cells } from './raw.ts';

export const learnedKey = (text: string): string => text.trim().replace(/\s+/g, ' ').toUpperCase();

const chosenFor = (learned: Learned, field: string, text: string | undefined): string | undefined => {
  const own = Object.hasOwn(learned, field) ? learned[field] : undefined;
  const key = learnedKey(text ?? '');
  return own && Object.hasOwn(own, key) ? own[key] : undefined;
};

export const withoutTexts = (
  learned: Learned,
  texts: readonly { readonly field: string; readonly found: string }[],
): Learned => {
  const gone = new Set(texts.map(({ field, found }) => `${field} ${learnedKey(found)}`));
  return Object.fromEntries(
    Object.entries(learned).map(([field, own]) => [
      field,
      Object.fromEntries(Object.entries(own).filter(([key]) => !gone.has(`${field} ${key}`))),
    ]),
  );
};

const MESSAGE = 'impor.finding.learned';

/** They replace the proposals of the checks. */
export const withLearned = (cells: Cells, findings: Finding[], learned: Learned | undefined): Finding[] => {
  if (!learned || findings.length === 0) return findings;
  const proposed = [...new Set(findings.map(({ path }) => path))].flatMap((path): Finding[] => {
    const chosen = chosenFor(learned, path, cells[path]);
    if (chosen === undefined || chosen === cells[path]) return [];
    const params = { found: cells[path] ?? '', chosen };
    return [{ path, message: MESSAGE, severity: 'warning', params, proposal: chosen }];
  });
  if (proposed.length === 0) return findings;
  const chosenAt = new Map(proposed.map(({ path, proposal }) => [path, proposal]));
  const own = findings.map((one) => {
    const proposal = chosenAt.get(one.path);
    const repairs = one.severity === 'error' || one.proposal !== undefined;
    return proposal !== undefined && repairs && one.message !== APART ? { ...one, proposal } : one;
  });
  return [...own, ...proposed];
};

export type Lesson = {
  readonly row: number;
  readonly field: string;
  readonly found: string;
  readonly chosen: string;
};

/** Longer texts are not names or numbers that recur. */
const LONGEST = 200;
const kinds: readonly string[] = ['words', 'choice', 'digits', 'month'];

/** The text had a finding, the new value was not proposed, and the field is not unique per document. */
export const isLesson = (
  { fields, unique }: Pick<ImportKind, 'fields' | 'unique'>,
  { field, found, chosen }: Omit<Lesson, 'row'>,
  findings: readonly Finding[],
): boolean => {
  if (learnedKey(found) === '' || chosen === '' || found === chosen) return false;
  if (found.length > LONGEST || chosen.length > LONGEST) return false;
  if (unique.has(field) || !kinds.includes(fields[field]?.kind ?? '')) return false;
  const own = findings.filter((one) => one.path === field && !isFileFinding(one) && !isDuplicate(one));
  return own.length > 0 && own.every(({ message, proposal }) => message !== APART && proposal !== chosen);
};

/** The new text has no error, and no text was corrected in two ways. */
export const storedLessons = (
  lessons: readonly Lesson[],
  rows: readonly { readonly row: number; readonly findings: readonly Finding[] }[],
): Lesson[] => {
  const findingsByRow = new Map(rows.map((row) => [row.row, row.findings]));
  const good = lessons.filter(({ row, field }) =>
    findingsByRow
      .get(row)
      ?.every(({ path, severity, message }) => path !== field || severity !== 'error' || isDuplicate({ message })),
  );
  const byText = new Map<string, Set<string>>();
  const placeOf = ({ field, found }: Lesson): string => `${field} ${learnedKey(found)}`;
  for (const one of good) byText.set(placeOf(one), (byText.get(placeOf(one)) ?? new Set()).add(one.chosen));
  const sure = good.filter((one) => byText.get(placeOf(one))?.size === 1);
  return [...new Map(sure.map((one) => [placeOf(one), one])).values()];
};
