import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { returnOf, slipKinds } from '#domain/bupot/kinds.ts';
import type { BupotListRow } from '#domain/bupot/listed.ts';
import { slipPath } from '#domain/bupot/slip-paths.ts';
import { issuedStatuses } from '#domain/bupot/status-queries.ts';
import { periodEndingIn } from '#domain/faktur/crediting.ts';
import { vatDocumentPath } from '#domain/faktur/document-paths.ts';
import { vatDocuments } from '#domain/faktur/documents.ts';
import type { FakturRow } from '#domain/faktur/record.ts';
import type { FakturType } from '#domain/faktur/types.ts';
import { countedStates, goneStates } from '#domain/spt/ppn/place.ts';
import type { ReturnType } from '#domain/spt/record.ts';
import { formatPeriod } from '#domain/text/format.ts';
import { requestPage } from '../../client/request.ts';
import { reading } from '../../ui/feedback/use-call.ts';

export type Choice = {
  readonly id: string;
  readonly to: string;
  readonly name: string;
  readonly words: string;
  readonly amount: string;
};

/** Incoming documents also state where they are credited. */
export type CreditChoice = Choice & Pick<FakturRow, 'period' | 'creditPeriod' | 'code'> & { readonly status: string };

export type OfMasa = { readonly type: ReturnType; readonly period: string };
export type Which = 'drawn' | 'waiting';
export type Found<One> = { readonly rows: readonly One[]; readonly total: number } | undefined;
type Wanted = { readonly which: Which; readonly q: string; readonly anyMasa: boolean };

const SHOWN = 50;

type Listed = 'ebupot/slips' | (typeof vatDocuments)[FakturType]['resource'];

const useFirst = <Row>(resource: Listed, filter: object, sort: string) => {
  const query = {
    filter: JSON.stringify(filter),
    range: JSON.stringify([0, SHOWN - 1]),
    sort: JSON.stringify([sort, 'DESC']),
  };
  return useQuery({
    queryKey: reading(`/${resource}`, { query }).queryKey as readonly unknown[],
    queryFn: async ({ signal }) => {
      const { rows, total } = await requestPage(`/${resource}`, { query, signal });
      return { rows: rows as readonly unknown[] as readonly Row[], total };
    },
    placeholderData: keepPreviousData,
  }).data;
};

const searched = (q: string): { q?: string } => (q === '' ? {} : { q });

export const useSlipChoices = ({ type, period }: OfMasa, { which, q, anyMasa }: Wanted): Found<Choice> => {
  const translate = useTranslate();
  const filter = {
    kind: slipKinds.filter((kind) => returnOf(kind) === type),
    ...(which === 'drawn' ? { status: issuedStatuses } : { tab: 'unissued' }),
    ...(which === 'waiting' && anyMasa ? {} : { period }),
    ...searched(q),
  };
  const data = useFirst<BupotListRow>('ebupot/slips', filter, 'tax');
  return (
    data && {
      total: data.total,
      rows: data.rows.map((row) => ({
        id: row.id,
        to: slipPath(row),
        name: row.number ?? row.reference ?? translate('bupotScreen.list.no_number'),
        words: [row.kind, row.payeeName, row.period === period ? null : formatPeriod(row.period)]
          .filter(Boolean)
          .join(' · '),
        amount: row.tax,
      })),
    }
  );
};

export const datedTypes = ['OUT', 'DOC_OUT', 'RETURN_OUT', 'RETURN_IN', 'RETURN_DOC_OUT', 'RETURN_DOC_IN'] as const;
export type DatedType = (typeof datedTypes)[number];
export const creditTypes = ['IN', 'DOC_IN'] as const;
export type CreditType = (typeof creditTypes)[number];

type VatRow = Pick<
  FakturRow<string>,
  'id' | 'number' | 'reference' | 'counterpartyName' | 'period' | 'ppn' | 'code' | 'status' | 'creditPeriod'
>;

const vatChoice = (type: FakturType, row: VatRow, others: readonly (string | null)[]): Choice => ({
  id: row.id,
  to: vatDocumentPath({ type, id: row.id }),
  name: row.number ?? row.reference ?? row.counterpartyName,
  words: [row.counterpartyName, ...others].filter(Boolean).join(' · '),
  amount: row.ppn,
});

const statesOf = (type: DatedType, which: Which): string[] => {
  const counted: readonly string[] = countedStates[type];
  if (which === 'drawn') return [...counted];
  return Object.keys(vatDocuments[type].status.states).filter(
    (state) => !counted.includes(state) && !goneStates.includes(state),
  );
};

export const useVatChoices = (
  { period }: OfMasa,
  { type, which, q, anyMasa }: Wanted & { readonly type: DatedType },
): Found<Choice> => {
  const ofMasa = which === 'waiting' && anyMasa ? {} : { period };
  const data = useFirst<VatRow>(
    vatDocuments[type].resource,
    { status: statesOf(type, which), ...ofMasa, ...searched(q) },
    'ppn',
  );
  return (
    data && {
      total: data.total,
      rows: data.rows.map((row) => vatChoice(type, row, [row.period === period ? null : formatPeriod(row.period)])),
    }
  );
};

export const useCreditChoices = (period: string, type: CreditType, q: string): Found<CreditChoice> => {
  const translate = useTranslate();
  const data = useFirst<VatRow>(
    vatDocuments[type].resource,
    {
      status: ['APPROVED', 'CREDITED', 'UNCREDITED'],
      periodFrom: periodEndingIn(period),
      periodTo: period,
      ...searched(q),
    },
    'ppn',
  );
  const statusText = ({ status, creditPeriod }: VatRow): string =>
    creditPeriod === null
      ? translate(`sptDetail.what_if.credit.is.${status}`)
      : translate('sptDetail.what_if.credit.in', { period: formatPeriod(creditPeriod) });
  return (
    data && {
      total: data.total,
      rows: data.rows.map((row) => ({
        ...vatChoice(type, row, [formatPeriod(row.period), statusText(row)]),
        period: row.period,
        creditPeriod: row.creditPeriod ?? null,
        code: row.code,
        status: row.status,
      })),
    }
  );
};
