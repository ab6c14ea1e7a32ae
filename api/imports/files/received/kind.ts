import { articleNamed, articleOfCode, receivedArticles, receivedKinds } from '#domain/bupot/received/articles.ts';
import { checkReceived, receivedKey } from '#domain/bupot/received/check.ts';
import { receivedFields } from '#domain/bupot/received/fields.ts';
import type { ReceivedInput } from '#domain/bupot/received/received.ts';
import { isDay } from '#domain/definition/day.ts';
import { sen } from '#domain/definition/money.ts';
import { catalogues } from '#domain/messages/index.ts';
import { parseDay } from '#domain/text/parse.ts';
import { spanOf, yearIn } from '../cells/months.ts';
import { type CellReader, cellReader } from '../cells/reader.ts';
import { fileColumns, readFields } from '../field-row.ts';
import type { CheckContext, CheckedDocument, ImportKind } from '../kind.ts';
import { blamedOnce, lay, type RawDocument } from '../raw.ts';
import { dayFirst, linedBulk } from '../xml/lined-bulk.ts';

const { fields, elements, ...columns } = fileColumns(receivedFields);
type Column = keyof typeof fields;
type Reader = CellReader<Column>;

const limits = { documents: 20_000, lines: 20_000 } as const;

/** A code, or its name in either language. */
const readKind = (reader: Reader): ReceivedInput['kind'] => {
  const text = reader.text('kind').toLowerCase();
  if (text === '') return 'BPPU';
  const names = (kind: (typeof receivedKinds)[number]) => [
    kind,
    ...Object.values(catalogues).map(({ received }) => received.kind[kind]),
  ];
  const found =
    receivedKinds.find((kind) => names(kind).some((name) => name.toLowerCase() === text)) ??
    receivedKinds.find((kind) => new RegExp(`\\b${kind}\\b`, 'i').test(text));
  if (!found) reader.error('kind', 'received_kind');
  return found ?? 'BPPU';
};

/** In words or by the tax object; neither is possible in files that have one kind of tax only. */
const readArticle = (reader: Reader, taxCode: string | null): ReceivedInput['article'] => {
  const text = reader.text('article');
  const coded = taxCode === null ? null : articleOfCode(taxCode);
  const named = receivedArticles.find((article) => article === text) ?? articleNamed(text);
  if (text !== '' && !named) reader.error('article', 'received_article');
  if (text === '' && !coded) reader.warn('article', 'received_article_assumed', 'PPh 23');
  return named ?? coded ?? 'PPH23';
};

const readRow = (raw: RawDocument, { style }: Pick<CheckContext, 'style'>) => {
  const reader: Reader = cellReader<Column>(raw[0]?.cells ?? {}, style);
  const { base, tax, taxCode, ...read } = readFields(receivedFields, reader);
  const year = yearIn(read.taxYear);
  const masa = spanOf(read.period, year || read.date.slice(0, 4));
  if (read.period !== '' && !masa) reader.error('period', 'month_unreadable');
  const period = masa?.to ?? read.date.slice(0, 7);
  for (const field of ['number', 'withholderNpwp', 'withholderName', 'date'] as const)
    if (read[field] === '') reader.error(field, 'received_missing');
  const input: ReceivedInput = {
    number: read.number,
    withholderNpwp: read.withholderNpwp,
    withholderName: read.withholderName,
    date: read.date,
    period,
    taxYear: year || period.slice(0, 4),
    taxCode,
    kind: readKind(reader),
    article: readArticle(reader, taxCode),
    base: base?.replace('-', '') ?? '0',
    tax: tax?.replace('-', '') ?? '0',
  };
  for (const field of ['base', 'tax'] as const)
    if ((field === 'base' ? base : tax)?.startsWith('-')) reader.error(field, 'received_negative');
  return { input, findings: reader.findings };
};

const isInput = (path: string): path is Column => Object.hasOwn(fields, path);

const check = (raw: RawDocument, context: CheckContext): CheckedDocument => {
  const { input, findings: found } = readRow(raw, context);
  const findings = blamedOnce([...(raw[0]?.findings ?? []), ...found]);
  const around = { today: context.today, npwp: context.company.npwp };
  const whole = [input.number, input.withholderNpwp, input.date].every(Boolean);
  if (whole) for (const one of checkReceived(input, around)) if (isInput(one.path)) lay(findings, one);
  const key = whole ? receivedKey(input) : null;
  return { findings: [findings], exactKey: key, likeKey: key, sums: [sen(input.base), sen(input.tax)] };
};

const double = { at: () => 'number', inFile: 'received_in_file', saved: 'received_saved' } as const;

/** The tax office's list of tax withheld by others (L3B of the annual return), or any table: one row is one slip. */
export const received = {
  key: 'received',
  fields,
  ...columns,
  looks: {
    date: (text) => isDay(text.slice(0, 10)) || parseDay(text) !== null,
    withholderNpwp: (text) => /^\d{15,16}$/.test(text.replace(/[\s.\-/]/g, '')),
    withholderName: (text) => /\p{L}{2}/u.test(text),
    taxYear: (text) => /^(19|20)\d{2}$/.test(text),
    taxCode: (text) => /^\d{2}-?\d{3}-?\d{2}$/.test(text),
  },
  telling: new Set<string>(),
  takes: ['xlsx', 'csv', 'xml'],
  root: 'OtherParties',
  family: 'bupot',
  speaks: /\b(diterima|dipotong pihak lain|kredit pajak|received|withheld by others|other parties)\b/,
  own: async (opened) =>
    opened.type === 'xml'
      ? {
          source: 'xml',
          read: (npwp, take) =>
            linedBulk<Column>(
              {
                root: 'OtherParties',
                document: 'List',
                head: 'List',
                line: '',
                headFields: elements,
                lineFields: {},
                fields,
                limits,
                textOf: (field, text) => (field === 'date' ? dayFirst(text) : text),
              },
              { bytes: opened.bytes, npwp, take },
            ),
        }
      : null,
  limits,
  sums: ['base', 'tax'],
  input: (raw, context) => readRow(raw, context).input,
  check,
  duplicates: { exact: double, like: double },
  widths: { withholderNpwp: 16 },
  repairs: {},
} satisfies ImportKind<ReceivedInput>;
