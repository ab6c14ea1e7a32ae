import { rupiah, sen } from '#domain/definition/money.ts';
import type { Worked } from '#domain/definition/worked.ts';
import { type Locale, say } from '#domain/messages/index.ts';
import { returnAccess } from '#domain/spt/access.ts';
import type { ReturnDefinition } from '#domain/spt/definition.ts';
import { workFrozen } from '#domain/spt/frozen.ts';
import { documentsOf, elsewhereIn } from '#domain/spt/line-documents.ts';
import { monthlyReturn, vatReturn } from '#domain/spt/monthly-return.ts';
import type { SptRecord } from '#domain/spt/record.ts';
import { isReturnSlip, type ReturnDocument } from '#domain/spt/return-document.ts';
import { isFiled } from '#domain/spt/status-queries.ts';
import { sourceOf } from '../../../../../db/repositories/spt/source.ts';
import { sptById } from '../../../../../db/repositories/spt/spt.ts';
import { drawPaper } from '../../../../flows/drawing.ts';
import { billViews, coveredBy } from '../../../spt/cover.ts';
import { definitionOf } from '../../../spt/definition-of.ts';
import { holdingOf } from '../../../spt/list-documents.ts';
import { bpeOfSpt, paperOf } from '../../../spt/print-spt.ts';
import { type EvidenceColumn, type EvidenceFile, evidenceName, evidenceTable, type Source } from './evidence-file.ts';
import { historyFiles } from './history-file.ts';
import { workedColumns } from './worked-columns.ts';

/** The form lists at most this many documents per table; the complete list is a file of its own. */
const ON_PAPER = 1_000;
const PAGE = 1_000;

async function* documentsIn({ scope, query }: Source, spt: SptRecord): AsyncGenerator<ReturnDocument> {
  const held = await holdingOf(scope, query, spt);
  if (!held) return;
  const source = sourceOf(definitionOf(spt));
  for (let offset = 0; ; offset += PAGE) {
    const { rows } = await source.table(scope, query, held, {}, { offset, limit: PAGE });
    yield* rows;
    if (rows.length < PAGE) return;
  }
}

const column = (
  key: string,
  value: (of: ReturnDocument) => string | null,
  amount?: true,
): EvidenceColumn<ReturnDocument> => ({ key, value, ...(amount ? { amount } : {}) });

const documentColumns = (
  { documents }: ReturnDefinition,
  locale: Locale,
): readonly EvidenceColumn<ReturnDocument>[] => [
  column('number', ({ number }) => number),
  column('date', ({ date }) => date),
  column('kind', (of) => (isReturnSlip(of) ? of.kind : say(locale, `spt.ppn.document.${of.type}`))),
  column('name', (of) => (isReturnSlip(of) ? of.payeeName : of.counterpartyName)),
  column('npwp', (of) => (isReturnSlip(of) ? of.payeeNpwp : of.counterpartyNpwp)),
  ...(documents.source === 'slips'
    ? [
        column('object', (of) => (isReturnSlip(of) ? of.taxCode : null)),
        column('account', (of) => (isReturnSlip(of) ? of.kapKjs : null)),
        column('gross', (of) => (isReturnSlip(of) ? of.gross : null), true),
        column('tax', (of) => (isReturnSlip(of) ? of.tax : null), true),
        column('borne', (of) => (isReturnSlip(of) ? of.borne : null), true),
      ]
    : [
        column('code', (of) => (isReturnSlip(of) ? null : of.code)),
        column('origin', (of) => (isReturnSlip(of) ? null : of.originNumber)),
        column('price', (of) => (isReturnSlip(of) ? null : of.HARGA), true),
        column('other_base', (of) => (isReturnSlip(of) ? null : of.LAIN), true),
        column('ppn', (of) => (isReturnSlip(of) ? null : of.PPN), true),
        column('ppnbm', (of) => (isReturnSlip(of) ? null : of.PPNBM), true),
      ]),
  column('reference', ({ reference }) => reference),
  column('id', ({ id }) => id),
];

/** Where a line without a formula comes from: documents, an earlier return, or what a person entered. */
const sourceText =
  ({ feeds, documents }: ReturnDefinition, locale: Locale) =>
  ({ form, line }: Worked): string | null => {
    const feed = feeds[form]?.[line];
    if (!feed) return null;
    const from = feed.from === 'documents' ? documents.source : feed.from === 'rows' ? 'typed' : feed.from;
    return say(locale, `sptDetail.origin.from.${from}`);
  };

const linesOf = (spt: SptRecord): readonly Worked[] =>
  Object.values(workFrozen(definitionOf(spt), spt.inputs ?? {})).flatMap((lines) => Object.values(lines));

type Matched = { readonly worked: Worked; readonly count: number; readonly sum: string; readonly rest: string | null };

/** Each line that documents make, against the sum of its documents now. */
async function* matched({ scope, query }: Source, spt: SptRecord): AsyncGenerator<Matched> {
  const definition = definitionOf(spt);
  const held = await holdingOf(scope, query, spt);
  for (const worked of linesOf(spt)) {
    const of = documentsOf(definition, worked);
    if (!held || of.length === 0) continue;
    const { count, sum } = await sourceOf(definition).sumUnder(scope, query, held, of);
    const elsewhere = elsewhereIn(definition, spt.inputs ?? {}, worked);
    const rest = worked.value === null || elsewhere === null ? null : rupiah(worked.value - sum - elsewhere);
    yield { worked, count, sum: rupiah(sum), rest };
  }
}

type Paid = {
  readonly kapKjs: string;
  readonly due: string;
  readonly kind: string | null;
  readonly number: string | null;
  readonly date: string | null;
  readonly paid: string;
};

async function* payments({ scope, query }: Source, spt: SptRecord): AsyncGenerator<Paid> {
  const { coverage, proofs } = await coveredBy(scope, query, spt);
  for (const { kapKjs, amount: due, proofs: ids } of billViews(coverage)) {
    const own = proofs.filter(({ id }) => ids.includes(id));
    if (own.length === 0) yield { kapKjs, due, kind: null, number: null, date: null, paid: '0.00' };
    for (const { kind, number, date, amount } of own) yield { kapKjs, due, kind, number, date, paid: amount };
  }
}

async function* filesOf(from: Source, spt: SptRecord): AsyncGenerator<EvidenceFile> {
  const { scope, query, files } = from;
  const { locale } = scope;
  const definition = definitionOf(spt);
  const form = async () => drawPaper({ paper: 'spt', view: await paperOf(scope, { query, files }, spt, ON_PAPER) });
  yield { name: evidenceName(scope, 'form', 'pdf'), about: 'form', content: form };
  if (isFiled(spt) && spt.bpe !== null) {
    const { drawing } = await bpeOfSpt(scope, query, { ...spt, bpe: spt.bpe });
    yield { name: evidenceName(scope, 'bpe', 'pdf'), about: 'bpe', content: () => drawPaper(drawing) };
  }
  yield evidenceTable(scope, 'documents', documentColumns(definition, locale), () => documentsIn(from, spt));
  yield evidenceTable(
    scope,
    'reconciliation',
    [
      { key: 'line', value: ({ worked }) => worked.line },
      { key: 'label', value: ({ worked }) => say(locale, worked.label) },
      { key: 'value', amount: true, value: ({ worked }) => (worked.value === null ? null : rupiah(worked.value)) },
      { key: 'documents', value: ({ count }) => String(count) },
      { key: 'document_sum', amount: true, value: ({ sum }) => sum },
      { key: 'difference', amount: true, value: ({ rest }) => rest },
      {
        key: 'agrees',
        value: ({ rest }) => say(locale, `evidence.${rest !== null && sen(rest) === 0 ? 'yes' : 'no'}`),
      },
    ],
    () => matched(from, spt),
  );
  yield evidenceTable<Paid>(
    scope,
    'payments',
    [
      { key: 'account', value: ({ kapKjs }) => kapKjs },
      { key: 'due', amount: true, value: ({ due }) => due },
      { key: 'proof', value: ({ kind }) => kind },
      { key: 'number', value: ({ number }) => number },
      { key: 'date', value: ({ date }) => date },
      { key: 'paid', amount: true, value: ({ paid }) => paid },
    ],
    () => payments(from, spt),
  );
  yield evidenceTable(scope, 'explanation', workedColumns(locale, sourceText(definition, locale)), () => linesOf(spt));
  for (const file of Object.values(spt.entries?.files ?? {}))
    yield { name: `${spt.type}-${file.name}`, about: 'attachment', content: () => files.read(file.id) };
  yield* historyFiles(from, spt.id, (spt.type === 'PPN' ? vatReturn : monthlyReturn).words);
}

/** The evidence of a monthly return; null for those who may not view it. */
export const monthlyEvidence = async (from: Source, id: string) => {
  const spt = await sptById(from.scope, from.query, id);
  if (!spt) return null;
  const needs = returnAccess(spt.type).view;
  return from.scope.permissions.has(needs) ? { needs: [needs], files: filesOf(from, spt) } : null;
};
