import { unitName, units } from '#domain/faktur/units.ts';
import type { ImportKind } from '../ui/documents/import-kind.ts';
import { BatchLink } from './batch/BatchLink.tsx';
import { BatchPage } from './batch/BatchPage.tsx';
import { amountLook, vatFiles, vatLooks } from './import-looks.ts';
import { fakturPaths } from './paths.ts';

const unitOptions = Object.keys(units).map((code) => ({ value: code, label: unitName(code) }));
const number = { width: 100, align: 'right' } as const;

export const fakturImport: ImportKind = {
  ...vatFiles('faktur-keluaran', fakturPaths.importForm, fakturPaths.imported),
  recognised: ['converter', 'xml', 'table'],
  batch: { Page: BatchPage, Link: BatchLink, how: 'fakturBatch.begin_how' },
  grouped: true,
  looks: {
    ...vatLooks,
    code: { width: 64 },
    counterpartyEmail: { width: 180 },
    counterpartyNitku: { width: 210 },
    ownNitku: { width: 210 },
    unit: { width: 130, options: unitOptions, show: unitName },
    opt: { width: 100, options: ['A', 'B'].map((value) => ({ value, label: `reference.opt.${value}` })) },
    quantity: number,
    ppnRate: number,
    ppnbmRate: number,
    discountPercent: number,
    exchangeRate: number,
    currency: { width: 90 },
    price: amountLook,
    priceWithVat: amountLook,
    discount: amountLook,
    discountEach: amountLook,
    totalWithVat: amountLook,
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
    'priceWithVat',
    'currency',
    'exchangeRate',
    'discount',
    'discountPercent',
    'discountEach',
    'dpp',
    'ppn',
  ],
  called: ({ counterpartyName, reference, goodsName }) => ({
    name: counterpartyName || reference || '',
    more: goodsName ?? '',
  }),
};
