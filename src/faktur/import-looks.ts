import type { FilePath } from '../client/request.ts';
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

export type VatFile =
  Extract<FilePath, `/efaktur/import/templates/${string}`> extends `/efaktur/import/templates/${infer Key}.xlsx`
    ? Key
    : never;

export const vatFiles = (key: VatFile, form: string, saved: (id: string) => string) => ({
  key,
  resource: 'efaktur/import' as const,
  template: `/efaktur/import/templates/${key}.xlsx` as const,
  paths: { list: fakturPaths.imports, one: fakturPaths.oneImport, form, saved },
  accept: '.xlsx,.xls,.csv,.txt,.xml',
});
