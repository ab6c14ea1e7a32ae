import { fakturClassic } from './classic-keluaran.ts';
import { fakturDokumenKeluaran } from './dokumen-keluaran.ts';
import { fakturDokumenMasukan } from './dokumen-masukan.ts';
import { fakturKeluaran } from './keluaran.ts';
import { fakturMasukan } from './masukan.ts';
import { returDokumen } from './retur-dokumen.ts';
import { fakturReturKeluaran } from './retur-keluaran.ts';
import { fakturReturMasukan } from './retur-masukan.ts';
import type { VatType } from './types.ts';

export const vatDocuments = {
  OUT: fakturKeluaran,
  IN: fakturMasukan,
  RETURN_OUT: fakturReturKeluaran,
  RETURN_IN: fakturReturMasukan,
  DOC_OUT: fakturDokumenKeluaran,
  DOC_IN: fakturDokumenMasukan,
  RETURN_DOC_OUT: returDokumen.out.document,
  RETURN_DOC_IN: returDokumen.in.document,
  CLASSIC_OUT: fakturClassic,
} as const satisfies Readonly<Record<VatType, object>>;
