import { percent, rupiah, share, times } from '#domain/definition/money.ts';
import { defaultBase, needsFacility } from '#domain/faktur/codes.ts';
import type { Faktur, FakturInput, FakturLineInput } from '#domain/faktur/record.ts';
import { roundQuantities } from '#domain/faktur/round-quantity.ts';
import { GENERAL_CODE } from '#domain/faktur/units.ts';
import { placeWith } from '#domain/rules/identity/nitku.ts';
import { type CellChange, newRowAt } from '../../ui/grid/sheet.ts';

export type FormLine = FakturLineInput & { readonly id: string };
export type FormInput = Omit<FakturInput, 'lines'> & {
  readonly lines: readonly FormLine[];
  /** The empty row already has it, so that its identity stays once it is typed into. */
  readonly nextLine: string;
};

export const inputKeys = [
  'date',
  'code',
  'addInfo',
  'facilityStamp',
  'customDoc',
  'customDocPeriod',
  'reference',
  'ownNitku',
  'counterpartyDocument',
  'counterpartyNpwp',
  'counterpartyDocumentNumber',
  'counterpartyCountry',
  'counterpartyName',
  'counterpartyAddress',
  'counterpartyEmail',
  'counterpartyNitku',
  'term',
  'advanceOf',
  'stageDpp',
] as const satisfies readonly (keyof FakturInput)[];

const lineKeys = [
  'opt',
  'code',
  'name',
  'unit',
  'price',
  'quantity',
  'discount',
  'base',
  'ownBase',
  'ppnbmRate',
] as const satisfies readonly (keyof FakturLineInput)[];

const pick = <T extends object, K extends keyof T>(from: T, keys: readonly K[]): Pick<T, K> =>
  Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<T, K>;

let made = 0;
const freshId = (): string => `line:${++made}`;

export const emptyLine = (code: string): FakturLineInput => ({
  opt: 'A',
  code: GENERAL_CODE,
  name: '',
  unit: '',
  price: '',
  quantity: '',
  discount: '0',
  base: defaultBase(code),
  ownBase: null,
  ppnbmRate: '0',
});

export const toForm = (from: FakturInput | Faktur): FormInput => ({
  ...pick(from as FakturInput, inputKeys),
  lines: from.lines.map((line) => ({ ...pick(line as FakturLineInput, lineKeys), id: freshId() })),
  nextLine: freshId(),
});

export const toInput = (form: FormInput): FakturInput => ({
  ...pick(form, inputKeys),
  lines: form.lines.map((line) => pick(line, lineKeys)),
});

const numeric = new Set(['price', 'quantity', 'discount', 'ppnbmRate']);

const PERCENT = /^(\d{1,3})(?:[.,](\d{1,4}))?\s*%$/;

/** Converts a percentage discount to the amount; unchanged while price or quantity are missing. */
const withPercent = (line: FormLine): FormLine => {
  const [, whole, part = '0'] = PERCENT.exec(line.discount.trim()) ?? [];
  if (whole === undefined || Number(whole) > 100) return line;
  try {
    const amount = share(times(line.price, line.quantity), percent(`${whole}.${part}`), 'nearest');
    return { ...line, discount: rupiah(amount) };
  } catch {
    return line;
  }
};

const withCell = (line: FormLine, { key, value }: CellChange): FormLine => {
  if (key === 'base')
    return { ...line, base: value as FormLine['base'], ownBase: value === 'OWN' ? (line.ownBase ?? '0') : null };
  if (key === 'otherDpp') return { ...line, base: 'OWN', ownBase: value || '0' };
  const given = numeric.has(key) && value === '' && key !== 'price' && key !== 'quantity' ? '0' : value;
  return withPercent({ ...line, [key]: given });
};

/** Cells past the empty row add lines. */
export const withCells = (form: FormInput, changes: readonly CellChange[]): FormInput => {
  const lines = [...form.lines];
  const start = lines.length;
  let { nextLine } = form;
  const placeOf = (id: string): number => {
    const beyond = newRowAt(id);
    if (beyond !== null) return start + beyond;
    return id === form.nextLine ? start : lines.findIndex((line) => line.id === id);
  };
  for (const change of changes) {
    const at = placeOf(change.id);
    if (at < 0) continue;
    while (lines.length <= at) {
      lines.push({ ...emptyLine(form.code), id: nextLine });
      nextLine = freshId();
    }
    const line = lines[at];
    if (line) lines[at] = withCell(line, change);
  }
  return { ...form, lines, nextLine };
};

export const withRoundQuantities = (form: FormInput): readonly FormLine[] =>
  roundQuantities(form, (difference) => ({ ...difference, id: freshId() }));

/** Lines with the default base of the old code get that of the new one. */
export const rebased = (lines: readonly FormLine[], from: string, to: string): readonly FormLine[] =>
  lines.map((line) =>
    line.base === defaultBase(from, line.ppnbmRate !== '0')
      ? { ...line, base: defaultBase(to, line.ppnbmRate !== '0'), ownBase: null }
      : line,
  );

export const withField = <K extends keyof FormInput>(form: FormInput, key: K, value: FormInput[K]): FormInput => {
  const next = { ...form, [key]: value };
  if (key === 'code' && value !== form.code) {
    const facility = needsFacility(next.code);
    return {
      ...next,
      addInfo: facility ? next.addInfo : null,
      facilityStamp: facility ? next.facilityStamp : null,
      lines: rebased(next.lines, form.code, next.code),
    };
  }
  if (key === 'counterpartyNpwp' && form.counterpartyDocument === 'TIN')
    return {
      ...next,
      counterpartyNitku: placeWith(next.counterpartyNpwp, form.counterpartyNitku, form.counterpartyNpwp),
    };
  if (key === 'term') return { ...next, stageDpp: value === 'CASH_ADVANCE' ? (form.stageDpp ?? '') : null };
  return next;
};

export const hasContent = (form: FormInput): boolean =>
  form.lines.some((line) => line.name || line.price || line.quantity) ||
  Boolean(form.counterpartyName || form.reference);
