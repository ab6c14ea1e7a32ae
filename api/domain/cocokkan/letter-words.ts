import { fromCompany, fromSender, type Product } from '../definition/document.ts';

export const ledgerLetters = {
  fakturRequest: {
    sellerName: 'mail.sample.sellerName',
    ...fromCompany,
    period: '10/2025',
    count: '2',
    ppn: 'Rp 2.200.000,00',
    list: 'mail.sample.list',
    ...fromSender,
  },
} as const satisfies Readonly<Record<string, Product>>;
