import { unitName, units } from '#domain/faktur/units.ts';
import type { ImportKind } from '../ui/documents/import-kind.ts';
import { BatchLink } from './batch/BatchLink.tsx';
import { BatchPage } from './batch/BatchPage.tsx';
import { fakturPaths } from './paths.ts';

const unitOptions = Object.keys(units).map((code) => ({ value: code, label: unitName(code) }));
const amount = { amount: true } as const;
const number = { width: 100, align: 'right' } as const;

/** Outgoing invoices. */
export const fakturImport: ImportKind = {
  key: 'faktur-keluaran',
  resource: 'efaktur/import',
  paths: {
    list: fakturPaths.imports,
    form: fakturPaths.importForm,
    one: fakturPaths.oneImport,
    saved: fakturPaths.imported,
  },
  accept: '.xlsx,.xls,.csv,.txt,.xml',
  recognised: ['converter', 'xml', 'table'],
  batch: { Page: BatchPage, Link: BatchLink, how: 'fakturBatch.begin_how' },
  grouped: true,
  looks: {
    date: { width: 112 },
    code: { width: 64 },
    reference: { width: 150 },
    counterpartyName: { width: 208 },
    counterpartyNpwp: { width: 176 },
    counterpartyAddress: { width: 220 },
    counterpartyEmail: { width: 180 },
    counterpartyNitku: { width: 210 },
    ownNitku: { width: 210 },
    goodsName: { width: 220 },
    goodsCode: { width: 100 },
    unit: { width: 130, options: unitOptions },
    opt: { width: 100, options: ['A', 'B'].map((value) => ({ value, label: `reference.opt.${value}` })) },
    quantity: number,
    ppnRate: number,
    ppnbmRate: number,
    price: amount,
    discount: amount,
    dpp: amount,
    otherDpp: amount,
    ppn: amount,
    ppnbm: amount,
  },
  first: [
    'date',
    'code',
    'reference',
    'counterpartyName',
    'counterpartyNpwp',
    'goodsName',
    'quantity',
    'unit',
    'price',
    'discount',
    'dpp',
    'ppn',
  ],
  called: ({ counterpartyName, reference, goodsName }) => ({
    name: counterpartyName || reference || '',
    more: goodsName ?? '',
  }),
};
