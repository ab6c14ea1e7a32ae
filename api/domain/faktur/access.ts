import type { Access } from '../definition/document.ts';

/** Permissions for VAT documents of every type. Lists require CREATE, single documents VIEW. */
export const vatAccess = {
  view: 'EFAKTUR_DOC_VIEW',
  list: 'EFAKTUR_DOC_CREATE',
  write: 'EFAKTUR_DOC_CREATE',
  remove: 'EFAKTUR_DOC_DELETE',
  upload: 'EFAKTUR_DOC_UPLOAD',
  cancel: 'EFAKTUR_DOC_CANCEL',
} as const satisfies Access;
