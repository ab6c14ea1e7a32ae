import type { Totals } from '#domain/definition/answers.ts';
import { sentMoves } from '#domain/faktur/sent-moves.ts';
import type { TotalsResource } from '../../client/verbs.ts';
import { filtersOf, type ListDefinition } from '../../ui/list/definition.ts';
import { importNameAt } from '../../ui/list/ImportName.tsx';
import { countOf, sumOf, wordsOfTotals } from '../../ui/list/in-strip.tsx';
import { fakturPaths } from '../paths.ts';
import type { TypeRow } from './TypeCard.tsx';
import { typeParts } from './type-parts.tsx';

type Listed = Parameters<typeof filtersOf>[0] & {
  readonly resource: TotalsResource;
  readonly list: { readonly notSummed?: readonly string[] };
};

type Row = {
  readonly number: string | null;
  readonly reference?: string | null;
  readonly originNumber?: string | null;
};

type Totalled = Totals<'dpp' | 'ppn', string>;
type Parts<R extends TypeRow> = Parameters<typeof typeParts<R>>;

type TypeListOptions<R extends TypeRow, T extends Totalled> = Pick<
  ListDefinition<R, T>,
  'columns' | 'useActions' | 'CreateButton'
> & {
  readonly of: Listed & Parts<R>[0];
  readonly paths: { readonly detail: (id: string) => string; readonly importForm?: string };
  /** Prefix of the texts that several lists share: sums, totals, export. */
  readonly words: string;
  /** Prefix of its title and of the texts of its empty state. */
  readonly own: string;
  readonly texts?: Partial<Parts<R>[1]>;
  readonly shown: Omit<Parts<R>[2], 'detail'>;
  readonly more?: Parts<R>[3];
  readonly counted?: ListDefinition<R, T>['summary'];
};

export const typeList = <R extends TypeRow & Row, T extends Totalled>({
  of,
  paths: { detail, importForm: form },
  words,
  own,
  texts,
  shown,
  more,
  counted = [],
  ...list
}: TypeListOptions<R, T>): ListDefinition<R, T> => ({
  ...typeParts<R>(
    of,
    { empty: `${own}.empty_title`, emptyText: `${own}.empty_text`, exports: `${words}.export`, ...texts },
    { ...shown, detail },
    { ...more, imports: form === undefined ? undefined : { form, history: fakturPaths.imports } },
  ),
  resource: of.resource,
  title: `${own}.title`,
  rowId: ({ id }) => id,
  rowName: ({ number, reference, originNumber, counterpartyName }) =>
    `${number ?? reference ?? originNumber ?? ''} ${counterpartyName}`.trim(),
  open: ({ id }) => detail(id),
  asksColumns: true,
  filters: filtersOf(of, 'importId' in of.list.filters ? { importId: { Value: importNameAt('efaktur/import') } } : {}),
  start: { filter: {}, sort: [{ field: 'date', order: 'DESC' }], page: 0, size: 25, view: null },
  summary: [sumOf('dpp', `${words}.dpp`), sumOf('ppn', `${words}.ppn`), ...counted],
  totalWords: wordsOfTotals(words),
  isVoid: ({ status }) => of.list.notSummed?.includes(status) ?? false,
  live: 'faktur',
  write: 'EFAKTUR_DOC_CREATE',
  ...list,
});

export const draftsWaiting = (words: string) =>
  countOf('waiting', `${words}.waiting`, sentMoves.upload.from, ['warn', 'clock']);
