import { slipKinds } from '#domain/bupot/kinds.ts';
import type { Permission } from '#domain/permissions.ts';
import type { KindKey } from './files/kinds.ts';

export type { KindKey };

export type ImportChannel = {
  readonly kinds: readonly KindKey[];
  readonly view: Permission;
  readonly write: Permission;
  readonly save: Permission;
};

export const fakturImports: ImportChannel = {
  kinds: [
    'faktur-keluaran',
    'faktur-masukan',
    'retur-masukan',
    'dokumen-keluaran',
    'dokumen-masukan',
    'retur-dokumen-keluaran',
    'retur-dokumen-masukan',
  ],
  view: 'EFAKTUR_DOC_VIEW',
  write: 'EFAKTUR_IMPORT_EXPORT_CREATE',
  save: 'EFAKTUR_DOC_CREATE',
};

export const billingImports: ImportChannel = {
  kinds: ['billing'],
  view: 'EBILLING_VIEW',
  write: 'EBILLING_CREATE',
  save: 'EBILLING_CREATE',
};

export const bupotImports: ImportChannel = {
  kinds: [...slipKinds, 'received'],
  view: 'EBUPOT_WITHHOLDING_VIEW',
  write: 'EBUPOT_WITHHOLDING_CREATE',
  save: 'EBUPOT_WITHHOLDING_CREATE',
};
