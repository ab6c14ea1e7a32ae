import type { ImportKind } from '../../ui/documents/import-kind.ts';
import { inRupiah } from '../../ui/inputs/in-rupiah.ts';
import { billingPaths } from '../paths.ts';
import { CodesHead } from './CodesHead.tsx';
import { findKjsOptions, findPairOptions, pairWords } from './pair-options.ts';
import { RefusedCodes } from './RefusedCodes.tsx';

const pair = { find: findPairOptions, show: pairWords };
const masa = { width: 110, align: 'right' } as const;

/** Billing codes: one row, one code. */
export const billingImport: ImportKind = {
  key: 'billing',
  resource: 'ebilling/import',
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
