import { findPairs } from '#domain/billing/find-pair.ts';
import { type Era, eraOf, pairCode, pairsIn } from '#domain/billing/pairs.ts';
import type { Cells, ImportKind } from '../../ui/documents/import-kind.ts';
import type { SheetOption } from '../../ui/grid/sheet.ts';
import { inRupiah } from '../../ui/inputs/in-rupiah.ts';
import { billingPaths } from '../paths.ts';
import { CodesHead } from './CodesHead.tsx';
import { RefusedCodes } from './RefusedCodes.tsx';

const OFFERED = 20;
const YEAR = /(?<!\d)20\d\d(?!\d)/;

/** The code table that applies to a row's year; the current one if it names none. */
const eraOfRow = ({ cells }: Cells): Era => {
  const match = [cells.year, cells.periodTo, cells.periodFrom, cells.period].join(' ').match(YEAR)?.[0];
  return match === undefined ? 'coretax' : eraOf(`${match}-12`);
};

const findPairOptions = (typed: string, row: Cells): readonly SheetOption[] =>
  findPairs(typed, eraOfRow(row), OFFERED).map((pair) => ({ value: pairCode(pair), label: pair.description }));

const findKjsOptions = (typed: string, row: Cells): readonly SheetOption[] =>
  findPairs(`${row.cells.kap ?? ''} ${typed}`, eraOfRow(row), OFFERED).map(({ kjs, description }) => ({
    value: kjs,
    label: description,
  }));

const pairWords = (text: string): string => {
  const [, kap, kjs] = /^\D*(\d{6})\D?(\d{3})\D*$/.exec(text) ?? [];
  if (!kap || !kjs) return text;
  const code = pairCode({ kap, kjs });
  const known = (['coretax', 'classic'] as const)
    .flatMap((era) => pairsIn(era))
    .find((pair) => pairCode(pair) === code);
  return known ? `${code} ${known.description}` : text;
};

const pair = { find: findPairOptions, show: pairWords };
const masa = { width: 110, align: 'right' } as const;

export const billingImport: ImportKind = {
  key: 'billing',
  resource: 'ebilling/import',
  template: '/ebilling/import/templates/billing.xlsx',
  paths: {
    list: billingPaths.imports,
    form: billingPaths.importForm,
    one: billingPaths.oneImport,
    saved: (id) => billingPaths.imported(id),
  },
  accept: '.xlsx,.xls,.csv,.txt',
  recognised: ['table', 'pair', 'masa', 'payer'],
  grouped: false,
  looks: {
    pair: { ...pair, width: 320 },
    kap: { ...pair, width: 110 },
    kjs: { find: findKjsOptions, width: 80 },
    period: { ...masa, width: 150 },
    periodFrom: masa,
    periodTo: masa,
    year: { width: 90, align: 'right' },
    amount: { amount: true },
    description: { width: 240 },
    assessmentNumber: { width: 200 },
    nop: { width: 200 },
    objectAddress: { width: 240 },
    payerNpwp: { width: 176 },
    payerNik: { width: 176 },
    payerName: { width: 220 },
    payerAddress: { width: 240 },
    payerKpp: { width: 110 },
    payerNumberType: { width: 150 },
    depositorName: { width: 200 },
  },
  first: [
    'pair',
    'kap',
    'kjs',
    'period',
    'periodFrom',
    'periodTo',
    'year',
    'amount',
    'description',
    'nop',
    'assessmentNumber',
    'payerNpwp',
    'payerName',
  ],
  called: ({ pair: code, kap, kjs, description, amount }) => ({
    name: pairWords(code || [kap, kjs].filter(Boolean).join('-')) || description || '',
    more: [description, amount && `Rp ${inRupiah(amount)}`].filter(Boolean).join(' · '),
  }),
  after: { Head: CodesHead, Rest: RefusedCodes },
};
