import { type Received, receivedSlip } from '#domain/bupot/received/received.ts';
import { rupiah, type Sen, sen, total } from '#domain/definition/money.ts';
import type { Worked } from '#domain/definition/worked.ts';
import { type Locale, say } from '#domain/messages/index.ts';
import { annualAccess } from '#domain/spt-badan/access.ts';
import type { AnnualForm } from '#domain/spt-badan/annual-form.ts';
import { annualReturn } from '#domain/spt-badan/annual-return.ts';
import { attachmentsOf } from '#domain/spt-badan/attachments.ts';
import { rowsIn } from '#domain/spt-badan/entries.ts';
import type { Equalisation } from '#domain/spt-badan/equalisation/equalisation.ts';
import { type AnnualReturn, entriesOf } from '#domain/spt-badan/record.ts';
import type { RowTable } from '#domain/spt-badan/row-table.ts';
import { receivedInReturn } from '../../../../../db/repositories/bupot/received.ts';
import { annualById } from '../../../../../db/repositories/spt-badan/spt-badan.ts';
import { drawPaper } from '../../../../flows/drawing.ts';
import { bpeOfAnnual } from '../../../spt-badan/bpe.ts';
import { readEqualisations } from '../../../spt-badan/equalisation/read.ts';
import { paperOfAnnual } from '../../../spt-badan/print-annual.ts';
import { checkedOf } from '../../../spt-badan/view-annual.ts';
import { type EvidenceColumn, type EvidenceFile, evidenceName, evidenceTable, type Source } from './evidence-file.ts';
import { historyFiles } from './history-file.ts';
import { workedColumns } from './worked-columns.ts';

/** Slips received have a permission of their own; without it they are left out. */
const SLIPS = receivedSlip.access.view;
/** Those of the documents it is compared with. */
const EQUALISED = ['EFAKTUR_VIEW', 'EBUPOT_VIEW'] as const;

/** The form prints at most this many rows of a table; each table is a file of its own. */
const ON_PAPER = 1_000;

const credits = { '1771': ['III', 'III'], '2025': ['L3', 'L3B'] } as const;

const tableFile = ({ scope }: Source, row: AnnualReturn, { table, sheet, columns }: RowTable): EvidenceFile => {
  const { locale } = scope;
  const isAmount = (kind: string): boolean => kind === 'amount';
  const file = evidenceTable(
    scope,
    'rows',
    columns.map(({ name, cell }) => ({
      key: name,
      title: say(locale, `sptBadan.column.${name}`),
      ...(isAmount(cell.kind) ? { amount: true as const } : {}),
      value: (of: Readonly<Record<string, string>>) => of[name] ?? null,
    })),
    () => rowsIn(entriesOf(row), sheet, table),
  );
  return { ...file, name: `${say(locale, 'evidence.file.rows')}-${table.replaceAll('.', '-')}.csv` };
};

/** Of a line without parts: what a person entered, or the sum of a column of rows. */
const sourceText =
  ({ lines }: AnnualForm, locale: Locale) =>
  ({ form, line }: Worked): string | null => {
    const own = lines.find(({ sheet, name }) => sheet === form && name === line);
    if (own?.kind === 'typed') return say(locale, 'sptBadanScreen.from.entry');
    return own?.kind === 'rows' ? own.value : null;
  };

const equalisationColumns = (locale: Locale): readonly EvidenceColumn<Equalisation>[] => [
  { key: 'label', value: ({ name }) => say(locale, `annualSources.equalisation.name.${name}`) },
  { key: 'line', value: ({ at }) => at },
  { key: 'value', amount: true, value: ({ ours }) => rupiah(ours) },
  { key: 'document_sum', amount: true, value: ({ theirs, known }) => (known ? rupiah(theirs) : null) },
  { key: 'difference', amount: true, value: ({ difference, known }) => (known ? rupiah(difference) : null) },
  {
    key: 'explained',
    value: ({ explanations }) =>
      explanations
        .map(({ cause, amount, note }) =>
          [say(locale, `annualSources.equalisation.causes.${cause}`), rupiah(amount), note].filter(Boolean).join(' '),
        )
        .join(' | '),
  },
  { key: 'open', amount: true, value: ({ open, known }) => (known ? rupiah(open) : null) },
];

type Answer = { readonly sheet: string; readonly line: string; readonly answer: string; readonly note: string };

const answersIn = (row: AnnualReturn): readonly Answer[] =>
  Object.entries(row.sheets).flatMap(([sheet, { answers, notes }]) =>
    [...new Set([...Object.keys(answers), ...Object.keys(notes)])].map((line) => ({
      sheet,
      line,
      answer: answers[line] ?? '',
      note: notes[line] ?? '',
    })),
  );

type Compared = { readonly what: string; readonly form: Sen; readonly slips: Sen };

/** Credits as the form has them, against the slips that were used in it, by number. */
const reconciled = (row: AnnualReturn, slips: readonly Received[], locale: Locale): readonly Compared[] => {
  const [sheet, table] = credits[row.era];
  const rows = rowsIn(entriesOf(row), sheet, table);
  const own = slips.filter(({ final }) => !final);
  const numbers = [...new Set([...rows.map(({ number = '' }) => number), ...own.map(({ number }) => number)])];
  const each = numbers.map((number) => ({
    what: number,
    form: total(rows.filter((one) => (one.number ?? '') === number).map(({ tax }) => sen(tax || '0'))),
    slips: total(own.filter((one) => one.number === number).map(({ tax }) => sen(tax))),
  }));
  return [
    ...each,
    {
      what: say(locale, 'evidence.sum'),
      form: total(each.map(({ form }) => form)),
      slips: total(each.map(({ slips: sum }) => sum)),
    },
  ];
};

const slipColumns = [
  { key: 'number', value: ({ number }: Received) => number },
  { key: 'date', value: ({ date }: Received) => date },
  { key: 'kind', value: ({ kind }: Received) => kind },
  { key: 'name', value: ({ withholderName }: Received) => withholderName },
  { key: 'npwp', value: ({ withholderNpwp }: Received) => withholderNpwp },
  { key: 'object', value: ({ taxCode }: Received) => taxCode },
  { key: 'gross', amount: true as const, value: ({ base }: Received) => base },
  { key: 'tax', amount: true as const, value: ({ tax }: Received) => tax },
];

async function* filesOf(from: Source, row: AnnualReturn): AsyncGenerator<EvidenceFile> {
  const { scope, query } = from;
  const { locale } = scope;
  const checked = await checkedOf(scope, query, row);
  const { form, worked } = checked;
  const { drawing } = await paperOfAnnual(scope, query, row, ON_PAPER);
  yield { name: evidenceName(scope, 'form', 'pdf'), about: 'form', content: () => drawPaper(drawing) };
  const receipt = await bpeOfAnnual(scope, query, row);
  if (receipt)
    yield { name: evidenceName(scope, 'bpe', 'pdf'), about: 'bpe', content: () => drawPaper(receipt.drawing) };
  for (const one of attachmentsOf(row))
    yield { name: one.name, about: 'attachment', content: () => from.files.read(one.fileId) };
  const lines = form.sheets.flatMap((sheet) => Object.values(worked[sheet] ?? {}));
  yield evidenceTable(scope, 'explanation', workedColumns(locale, sourceText(form, locale)), () => lines);
  yield evidenceTable(
    scope,
    'answers',
    [
      { key: 'form', value: ({ sheet }) => sheet },
      { key: 'line', value: ({ line }) => line },
      { key: 'content', value: ({ answer }) => answer },
      { key: 'note', value: ({ note }) => note },
    ],
    () => answersIn(row),
  );
  for (const table of form.tables)
    if (rowsIn(entriesOf(row), table.sheet, table.table).length > 0) yield tableFile(from, row, table);
  const equalisations = await readEqualisations(scope, query, row, checked);
  yield evidenceTable(scope, 'equalisation', equalisationColumns(locale), () => equalisations);
  if (!scope.permissions.has(SLIPS)) return yield* historyFiles(from, row.id, annualReturn.words);
  const slips = await receivedInReturn(scope, query, row.id);
  yield evidenceTable(scope, 'documents', slipColumns, () => slips);
  yield evidenceTable(
    scope,
    'reconciliation',
    [
      { key: 'number', value: ({ what }) => what },
      { key: 'value', amount: true, value: (one) => rupiah(one.form) },
      { key: 'document_sum', amount: true, value: (one) => rupiah(one.slips) },
      { key: 'difference', amount: true, value: (one) => rupiah(one.form - one.slips) },
    ],
    () => reconciled(row, slips, locale),
  );
  yield* historyFiles(from, row.id, annualReturn.words);
}

/** The evidence of an annual return; null for those who may not view it. */
export const annualEvidence = async (from: Source, id: string) => {
  const row = await annualById(from.scope, from.query, id);
  const { permissions } = from.scope;
  if (!row || !permissions.has(annualAccess.view)) return null;
  const needs = [annualAccess.view, ...[SLIPS, ...EQUALISED].filter((key) => permissions.has(key))];
  return { needs, files: filesOf(from, row) };
};
