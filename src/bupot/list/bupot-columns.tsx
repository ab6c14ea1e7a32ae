import { hasNoPayee, isAnnual, isForeign, type SlipKind } from '#domain/bupot/kinds.ts';
import type { BupotListRow, BupotTotals } from '#domain/bupot/listed.ts';
import { slips } from '#domain/bupot/slips.ts';
import { formatNitku } from '#domain/text/format.ts';
import { Money } from '../../ui/layout/values.tsx';
import { columnsOf } from '../../ui/list/columns-of.ts';
import type { ListColumn } from '../../ui/list/definition.ts';
import { bupotCells, objectWords } from './bupot-cells.tsx';

const labelsOf = (kind: SlipKind): Readonly<Record<string, string>> => {
  const field = (key: string) => `bupotScreen.field.${key}`;
  const own = Object.fromEntries(slips[kind].list.columns.map(({ key }) => [key, field(key)]));
  if (isAnnual(kind))
    return {
      ...own,
      number: field('number_year'),
      payeeName: field('employee'),
      payeeNpwp: field('nik'),
      gross: field('gross_year'),
    };
  if (hasNoPayee(kind))
    return {
      ...own,
      number: field('number_nobody'),
      period: field('period_nobody'),
      gross: field('gross_nobody'),
      tax: field('tax_nobody'),
    };
  const certificate = field('certificate_SKD');
  return {
    ...own,
    payeeName: field('payee'),
    ...(isForeign(kind) ? { payeeNpwp: field('tin'), certificateNumber: certificate } : {}),
  };
};

const fit: Readonly<Record<string, readonly [width: number, least?: number]>> = {
  number: [158, 138],
  date: [100, 89],
  period: [84, 76],
  year: [60, 48],
  periodFrom: [120, 108],
  payeeName: [170, 116],
  payeeNpwp: [174, 158],
  country: [72, 64],
  ptkp: [64, 56],
  gross: [149, 134],
  netIncome: [149, 134],
  rate: [72, 62],
  tax: [136, 124],
  pph21Liability: [136, 124],
  pph21WithheldDtp: [136, 124],
  pph21PaymentDifference: [136, 124],
  facility: [92, 84],
  certificateNumber: [140, 110],
  ntpn: [176, 168],
  status: [140, 136],
  returnId: [110, 104],
};
const part = (at: 0 | 1) =>
  Object.fromEntries(
    Object.entries(fit).flatMap(([key, sizes]) => (sizes[at] === undefined ? [] : [[key, sizes[at]]])),
  );

/** Without a payee the object identifies the slip, so its name is shown. */
const objectWidths = (kind: SlipKind): Readonly<Record<'widths' | 'least', Readonly<Record<string, number>>>> =>
  hasNoPayee(kind)
    ? {
        widths: { taxCode: 260, period: 138, number: 172, returnId: 124 },
        least: { taxCode: 150, period: 128, number: 166, returnId: 118 },
      }
    : { widths: { taxCode: 100 }, least: { taxCode: 90 } };

const yields = (kind: SlipKind): readonly string[] =>
  isAnnual(kind)
    ? ['periodFrom', 'pph21WithheldDtp', 'netIncome', 'payeeNpwp']
    : ['rate', 'payeeNpwp', 'ntpn', 'date', 'facility', 'certificateNumber', 'returnId'];

export const bupotColumns = (kind: SlipKind): readonly ListColumn<BupotListRow, BupotTotals>[] => {
  const object = objectWidths(kind);
  return columnsOf<BupotListRow, BupotTotals>(slips[kind], {
    cells: bupotCells,
    full: {
      payeeName: ({ payeeName }) => payeeName ?? '',
      taxCode: objectWords,
      certificateNumber: ({ certificateNumber }) => certificateNumber ?? '',
      ntpn: ({ ntpn }) => ntpn ?? '',
      reference: ({ reference }) => reference ?? '',
      nitku: ({ nitku }) => formatNitku(nitku),
      createdBy: ({ createdBy }) => createdBy,
    },
    widths: { ...part(0), ...object.widths },
    least: { ...part(1), ...object.least },
    cut: [hasNoPayee(kind) ? 'taxCode' : 'payeeName'],
    yields: yields(kind),
    labels: labelsOf(kind),
    units: { rate: '(%)' },
    withPreview: [
      'number',
      hasNoPayee(kind) ? 'taxCode' : 'payeeName',
      isAnnual(kind) ? 'pph21PaymentDifference' : 'tax',
      'status',
    ],
    totals: {
      gross: ({ gross }) => <Money value={gross} />,
      ...(isAnnual(kind)
        ? { pph21PaymentDifference: ({ tax }: BupotTotals) => <Money value={tax} /> }
        : { tax: ({ tax }: BupotTotals) => <Money value={tax} /> }),
    },
  });
};
