import type { Totals } from '#domain/definition/answers.ts';
import { sentMoves } from '#domain/faktur/sent-moves.ts';
import type { TotalsResource } from '../../client/verbs.ts';
import { filtersOf, type ListDefinition } from '../../ui/list/definition.ts';
import { importNameAt } from '../../ui/list/ImportName.tsx';
import { countOf, sumOf, wordsOfTotals } from '../../ui/list/in-strip.tsx';

type Listed = Parameters<typeof filtersOf>[0] & {
  readonly resource: TotalsResource;
  readonly list: { readonly notSummed?: readonly string[] };
};

type Row = {
  readonly id: string;
  readonly status: string;
  readonly counterpartyName: string;
  readonly number: string | null;
  readonly reference?: string | null;
  readonly originNumber?: string | null;
};

type TypeListOptions = {
  readonly of: Listed;
  readonly title: string;
  readonly detail: (id: string) => string;
  readonly words: string;
};

type Totalled = Totals<'dpp' | 'ppn', string>;

export const typeList = <R extends Row, T extends Totalled>(
  { of, title, detail, words }: TypeListOptions,
  counted: ListDefinition<R, T>['summary'],
) =>
  ({
    resource: of.resource,
    title,
    rowId: ({ id }: R) => id,
    rowName: ({ number, reference, originNumber, counterpartyName }: R) =>
      `${number ?? reference ?? originNumber ?? ''} ${counterpartyName}`.trim(),
    open: ({ id }: R) => detail(id),
    asksColumns: true,
    filters: filtersOf(
      of,
      'importId' in of.list.filters ? { importId: { Value: importNameAt('efaktur/import') } } : {},
    ),
    start: { filter: {}, sort: [{ field: 'date', order: 'DESC' as const }], page: 0, size: 25, view: null },
    summary: [sumOf('dpp', `${words}.dpp`), sumOf('ppn', `${words}.ppn`), ...counted],
    totalWords: wordsOfTotals(words),
    isVoid: ({ status }: R) => of.list.notSummed?.includes(status) ?? false,
    live: 'faktur',
    write: 'EFAKTUR_DOC_CREATE',
  }) as const;

export const draftsWaiting = (words: string) =>
  countOf('waiting', `${words}.waiting`, sentMoves.upload.from, ['warn', 'clock']);
