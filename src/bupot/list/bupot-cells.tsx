import '../../ui/list/preview.css';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { hasNoPayee, isForeign } from '#domain/bupot/kinds.ts';
import type { BupotListRow } from '#domain/bupot/listed.ts';
import { objectOfSlip } from '#domain/bupot/object-of-slip.ts';
import { formatDecimal, formatPeriod } from '#domain/text/format.ts';
import { Day, Identifier, Moment, Money, PeriodText } from '../../ui/layout/values.tsx';
import { detailPath } from '../paths.ts';
import { BupotChip, BupotNumber, InReturn, PayeeName, RevisionChip } from '../SlipNames.tsx';

type CellRow = Pick<BupotListRow, 'kind' | 'taxCode' | 'period' | 'date'>;

export const objectWords = (of: CellRow): string => {
  const object = objectOfSlip(of);
  return object ? `${object.code} ${object.name}` : of.taxCode;
};

export const ObjectText = ({ of }: { of: CellRow }) => {
  const object = objectOfSlip(of);
  return (
    <>
      <span className="num">{object?.code ?? (of.taxCode || '–')}</span>{' '}
      {object && (
        <span className="sec" lang="id">
          {object.name}
        </span>
      )}
    </>
  );
};

const dash = <span className="sec">–</span>;

const Facility = ({ of }: { of: BupotListRow }) => {
  const words = useTranslate()(`bupotScreen.facility.${of.facility}`);
  return of.facility === 'NONE' ? dash : words;
};

const ObjectCell = ({ of }: { of: BupotListRow }) =>
  hasNoPayee(of.kind) ? <ObjectText of={of} /> : <span className="num">{of.taxCode || dash}</span>;

const months = ({ period, periodFrom }: BupotListRow): string =>
  periodFrom && periodFrom !== period
    ? `${formatPeriod(periodFrom).slice(0, 2)}–${formatPeriod(period)}`
    : formatPeriod(period);

/** Cell renderers; a test compares this table with the definitions of all kinds. */
export const bupotCells: Readonly<Record<string, (row: BupotListRow) => ReactNode>> = {
  number: (row) => (
    <span className="row g4">
      <Link to={detailPath(row)} className="flink">
        <BupotNumber of={row} />
      </Link>
      <RevisionChip n={row.revision} iconOnly />
    </span>
  ),
  date: (row) => <Day value={row.date} />,
  period: (row) => <PeriodText value={row.period} />,
  year: (row) => <span className="num">{row.period.slice(0, 4)}</span>,
  periodFrom: (row) => <span className="num">{months(row)}</span>,
  payeeName: (row) => <PayeeName of={row} />,
  payeeNpwp: (row) => <Identifier value={row.payeeNpwp} form={isForeign(row.kind) ? 'plain' : 'npwp'} />,
  country: (row) => row.country ?? dash,
  taxCode: (row) => <ObjectCell of={row} />,
  ptkp: (row) => row.ptkp ?? dash,
  gross: (row) => <Money value={row.gross} />,
  rate: (row) => (row.rate === '' ? dash : <span className="num">{formatDecimal(row.rate, 0)}</span>),
  tax: (row) => <Money value={row.tax} />,
  ntpn: (row) => (row.ntpn ? <span className="num">{row.ntpn}</span> : dash),
  netIncome: (row) => <Money value={row.netIncome} />,
  pph21Liability: (row) => <Money value={row.pph21Liability} />,
  pph21WithheldDtp: (row) => <Money value={row.pph21WithheldDtp} />,
  pph21PaymentDifference: (row) => <Money value={row.pph21PaymentDifference} />,
  facility: (row) => <Facility of={row} />,
  certificateNumber: (row) => row.certificateNumber ?? dash,
  status: (row) => <BupotChip status={row.status} replacedBy={row.replacedBy} at={row.updatedAt} short />,
  returnId: (row) => <InReturn of={row} />,
  nitku: (row) => <Identifier value={row.nitku} form="nitku" />,
  reference: (row) => row.reference ?? dash,
  createdBy: (row) => row.createdBy,
  updatedAt: (row) => <Moment at={row.updatedAt} />,
};
