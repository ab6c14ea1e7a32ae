import { type MonthLine, monthLines, monthParts } from '#domain/bupot/month-lines.ts';
import type { FileColumn, Guesses } from '#domain/imports/columns.ts';
import { isPay, namesDeduction, namesMoney, partsOf } from '#domain/imports/money-columns.ts';
import { SURE } from '#domain/imports/questions.ts';
import { isOther, lineNamed } from './line-named.ts';

type Line = MonthLine | 'salaryPension';

const lines: readonly Line[] = ['salaryPension', ...monthLines];
const parts: readonly Line[] = ['salaryPension', ...monthParts];

const isLine = (field: string): boolean => lines.some((line) => line === field);

/** What is paid out after tax and deductions. */
const NET = /(bersih|\bnett?o\b|take home|\bthp\b|diterima|ditransfer)/i;

const WHOLE = /(bruto|gross|kotor|total|jumlah|dpp|dasar pengenaan|tax base)/i;

/** In the order of the file. */
type Assigned = Map<string, Assignment>;
type Assignment = { readonly line: Line; readonly confidence: number };
type Guess = NonNullable<Guesses[string]>;

/** Unless the heading says that it is no such payment. */
const guessedLine = (guesses: Guesses, name: string): Assignment | null => {
  const line = lines.find((one) => guesses[one]?.column === name);
  const confidence = line ? (guesses[line]?.confidence ?? 0) : 0;
  return line && (confidence >= SURE || !(NET.test(name) || isOther(line, name))) ? { line, confidence } : null;
};

const assigned = (guesses: Guesses, columns: readonly FileColumn[], taken: ReadonlySet<string>): Assigned => {
  const found: Assigned = new Map();
  for (const column of columns.filter(isPay)) {
    const { name } = column;
    const guess = guessedLine(guesses, name);
    const isOpen = !guess || guess.confidence < SURE;
    const named = isOpen && !taken.has(name) ? lineNamed(name) : null;
    const of = named ?? guess;
    if (of) found.set(name, of);
  }
  return found;
};

/** Of columns that could be parts of the gross, those that add up to it; all if no sum is found. */
const insideGross = (gross: FileColumn, columns: readonly FileColumn[], own: Assigned): Assigned => {
  const isPart = ({ name }: FileColumn) => parts.some((part) => part === own.get(name)?.line);
  const others = columns.filter(
    (one) => one !== gross && !own.has(one.name) && namesMoney(one.name) && !namesDeduction(one.name),
  );
  const inside = new Set(partsOf(gross, [...columns.filter(isPart), ...others], 1).map(({ name }) => name));
  if (inside.size === 0) return own;
  return new Map([...own].filter(([name, { line }]) => inside.has(name) || !parts.includes(line)));
};

/** "Tunjangan Jabatan" is no position. */
const isPayment = (guess: Guess | undefined, columns: readonly FileColumn[]): boolean => {
  if (!guess || guess.confidence >= SURE || lineNamed(guess.column) === null) return false;
  const column = columns.find(({ name }) => name === guess.column);
  return column !== undefined && isPay(column) && column.numbers?.some((number) => number !== null) === true;
};

/** As the salary, unless another column surely is. */
const withSalary = (own: Assigned, { column, confidence }: Guess, columns: readonly FileColumn[]): Assigned => {
  const hasSalary = [...own.values()].some(({ line }) => line === 'salaryPension');
  if (own.has(column) || (hasSalary && confidence < SURE)) return own;
  const all = new Map([...own, [column, { line: 'salaryPension' as const, confidence }]]);
  return new Map(columns.flatMap(({ name }) => [...all].filter(([of]) => of === name)));
};

const guessesOf = (own: Assigned): Guesses => {
  const found: Record<string, { column: string; confidence: number; more: string[] }> = {};
  for (const [name, { line, confidence }] of own) {
    const before = found[line];
    if (before) before.more.push(name);
    else found[line] = { column: name, confidence, more: [] };
  }
  return Object.fromEntries(
    Object.entries(found).map(([line, { more, ...guess }]) => [line, more.length > 0 ? { ...guess, more } : guess]),
  );
};

/**
 * A column taken for the gross that is one of several payments is one of the lines: the gross is then their sum, which
 * the user confirms before anything is saved.
 */
export const weighLines = (guesses: Guesses, columns: readonly FileColumn[]): Guesses => {
  const others = Object.fromEntries(
    Object.entries(guesses).filter(
      ([field, guess]) => field !== 'gross' && !isLine(field) && !isPayment(guess, columns),
    ),
  );
  const guessed = guesses.gross && !NET.test(guesses.gross.column) ? guesses.gross : undefined;
  const taken = new Set(Object.values(others).flatMap((guess) => guess?.column ?? []));
  const gross = guessed && WHOLE.test(guessed.column) ? columns.find(({ name }) => name === guessed.column) : undefined;
  const own = assigned(guesses, columns, gross ? new Set([...taken, gross.name]) : taken);
  if (gross) return { ...others, gross: guessed, ...guessesOf(insideGross(gross, columns, own)) };
  const isPaid = [...own].some(([name, { line }]) => name !== guessed?.column && parts.includes(line));
  if (!guessed || isPaid) return { ...others, ...guessesOf(guessed ? withSalary(own, guessed, columns) : own) };
  own.delete(guessed.column);
  return { ...others, gross: guessed, ...guessesOf(own) };
};
