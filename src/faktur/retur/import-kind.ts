import type { ImportKind } from '../../ui/documents/import-kind.ts';
import { fakturPaths, returPaths } from '../paths.ts';

const amount = { amount: true } as const;
const number = { width: 110, align: 'right' } as const;

/** Returns of incoming invoices: the office's files, or any table. */
export const returImport: ImportKind = {
  key: 'retur-masukan',
  resource: 'efaktur/import',
  paths: {
    list: fakturPaths.imports,
    form: returPaths.importForm,
    one: fakturPaths.oneImport,
    saved: returPaths.imported,
  },
  accept: '.xlsx,.xls,.csv,.txt,.xml',
  recognised: ['xml', 'converter', 'table', 'left'],
  grouped: true,
  looks: {
    number: { width: 186 },
    counterpartyNpwp: { width: 176 },
    date: { width: 112 },
    reference: { width: 150 },
    goodsName: { width: 220 },
    goodsCode: { width: 100 },
    unit: { width: 110 },
    invoiced: number,
    quantity: number,
    price: amount,
    discount: amount,
    dpp: amount,
    otherDpp: amount,
    ppn: amount,
    ppnbm: amount,
  },
  first: ['number', 'date', 'counterpartyNpwp', 'goodsName', 'quantity', 'discount', 'dpp', 'ppn'],
  called: ({ number: invoice, goodsName, ppn }) => ({
    name: invoice || goodsName || '',
    more: [invoice ? goodsName : undefined, ppn && `PPN ${ppn}`].filter(Boolean).join(' · '),
  }),
};
