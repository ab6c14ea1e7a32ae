import type { ImportKind } from '../../ui/documents/import-kind.ts';
import { amountLook, vatFiles, vatLooks } from '../import-looks.ts';
import { returPaths } from '../paths.ts';

const number = { width: 110, align: 'right' } as const;

export const returImport: ImportKind = {
  ...vatFiles('retur-masukan', returPaths.in.importForm, returPaths.in.imported),
  recognised: ['xml', 'converter', 'table', 'left'],
  grouped: true,
  looks: {
    ...vatLooks,
    unit: { width: 110 },
    invoiced: number,
    quantity: number,
    price: amountLook,
    discount: amountLook,
  },
  first: ['number', 'date', 'counterpartyNpwp', 'goodsName', 'quantity', 'discount', 'dpp', 'ppn'],
  called: ({ number: invoice, goodsName, ppn }) => ({
    name: invoice || goodsName || '',
    more: [invoice ? goodsName : undefined, ppn && `PPN ${ppn}`].filter(Boolean).join(' · '),
  }),
};
