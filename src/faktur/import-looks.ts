import { fakturPaths } from './paths.ts';

export const amountLook = { amount: true } as const;

export const vatLooks = {
  number: { width: 186 },
  date: { width: 112 },
  reference: { width: 150 },
  counterpartyName: { width: 208 },
  counterpartyNpwp: { width: 176 },
  counterpartyAddress: { width: 220 },
  goodsName: { width: 220 },
  goodsCode: { width: 100 },
  dpp: amountLook,
  otherDpp: amountLook,
  ppn: amountLook,
  ppnbm: amountLook,
};

export const vatFiles = (form: string, saved: (id: string) => string) => ({
  resource: 'efaktur/import' as const,
  paths: { list: fakturPaths.imports, one: fakturPaths.oneImport, form, saved },
  accept: '.xlsx,.xls,.csv,.txt,.xml',
});
