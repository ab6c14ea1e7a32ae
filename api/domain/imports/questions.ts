import { columnsFor, columnsIn, type FileColumn, type Guesses, type MappedField, type Mapping } from './columns.ts';
import { leftMoney, partsOf } from './money-columns.ts';

export type Question = {
  readonly key: string;
  readonly message: string;
  readonly params: Readonly<Record<string, string>>;
};

/** Similarity below this value is a guess. */
export const SURE = 0.8;

export type QuestionParams = {
  readonly fields: readonly MappedField[];
  readonly columns: readonly FileColumn[];
  readonly guesses: Readonly<Guesses>;
  readonly mapping: Mapping;
};

const LONGEST = 400;

const question = (message: string, params: Readonly<Record<string, string>>): Question => ({
  key: `${message}:${Object.values(params).join('|')}`.slice(0, LONGEST),
  message: `impor.question.${message}`,
  params,
});

export const companyQuestion = (name: string): Question => question('company', { name });

const conversions = ({ fields, mapping }: QuestionParams): Question[] =>
  fields.flatMap(({ key, converts }) => {
    const [column] = columnsFor(mapping, key);
    if (!converts || column === undefined) return [];
    if (key === 'exchangeRate') return mapping.currency === undefined ? [question('rate_alone', { column })] : [];
    if (key === 'currency') {
      const [rate] = columnsFor(mapping, 'exchangeRate');
      return [rate === undefined ? question('currency_alone', { column }) : question('currency', { column, rate })];
    }
    return [question(key, { column })];
  });

/** Columns of the file that are parts of a field, in the order of the file. */
const partsUnder = ({ fields, columns, mapping }: QuestionParams, whole: string): readonly FileColumn[] => {
  const names = new Set(fields.flatMap(({ key, partOf }) => (partOf === whole ? columnsFor(mapping, key) : [])));
  return columns.filter(({ name }) => names.has(name));
};

/** With other columns of the file the parts add up to it. */
const isMadeOf = (
  whole: FileColumn | undefined,
  parts: readonly FileColumn[],
  { columns, mapping }: QuestionParams,
) => {
  const used = new Set(columnsIn(mapping));
  const others = columns.filter(({ name, numbers }) => !used.has(name) && numbers?.some((number) => number !== null));
  const inside = whole ? partsOf(whole, [...parts, ...others], 1) : [];
  return parts.every((part) => inside.includes(part));
};

/** A field with parts: their sum, or a column that contains them. */
const wholes = (params: QuestionParams): Question[] =>
  [...new Set(params.fields.flatMap(({ partOf }) => partOf ?? []))].flatMap((field) => {
    const parts = partsUnder(params, field);
    const names = parts.map(({ name }) => name);
    const stated = columnsFor(params.mapping, field);
    if (stated.length === 0) return names.length > 1 ? [question('sum', { field, columns: names.join(' + ') })] : [];
    const whole = stated.length === 1 ? params.columns.find(({ name }) => name === stated[0]) : undefined;
    if (names.length === 0 || isMadeOf(whole, parts, params)) return [];
    return [question('contains', { field, columns: names.join(', ') })];
  });

const sums = (params: QuestionParams): Question[] => [
  ...wholes(params),
  ...params.fields.flatMap(({ key, partOf }) => {
    const columns = partOf === undefined ? columnsFor(params.mapping, key) : [];
    return columns.length > 1 ? [question('sum', { field: key, columns: columns.join(' + ') })] : [];
  }),
];

const guesses = ({ fields, guesses: guessed, mapping }: QuestionParams): Question[] =>
  fields.flatMap(({ key, kind, converts }) => {
    const guess = guessed[key];
    const taken = guess && mapping[key] === guess.column && guess.confidence < SURE;
    return kind === 'decimal' && !converts && taken ? [question('guess', { field: key, column: guess.column })] : [];
  });

const totals = ({ fields, mapping }: QuestionParams): Question[] => {
  const [quantity] = columnsFor(mapping, 'quantity');
  const priced = mapping.price !== undefined || mapping.priceWithVat !== undefined;
  const [total] = columnsFor(mapping, mapping.dpp === undefined ? 'totalWithVat' : 'dpp');
  if (!fields.some(({ key }) => key === 'price') || priced || quantity === undefined || total === undefined) return [];
  return [question('total_alone', { column: total, quantity })];
};

const left = (params: QuestionParams): Question[] => {
  const columns = leftMoney(params).map(({ name }) => name);
  if (columns.length === 0) return [];
  const adds = params.fields.some(({ key, adds: sum }) => sum && params.mapping[key] !== undefined);
  return [question(adds ? 'left_parts' : 'left', { count: String(columns.length), columns: columns.join(', ') })];
};

export const questionsOf = (params: QuestionParams): Question[] => [
  ...conversions(params),
  ...sums(params),
  ...totals(params),
  ...guesses(params),
  ...left(params),
];
