import type { Access } from '../definition/document.ts';

/** Keys of VAT documents of every type. Their lists ask for CREATE, single documents for VIEW. */
export const vatAccess = {
  view: 'EFAKTUR_DOC_VIEW',
  list: 'EFAKTUR_DOC_CREATE',
  write: 'EFAKTUR_DOC_CREATE',
  remove: 'EFAKTUR_DOC_DELETE',
  upload: 'EFAKTUR_DOC_UPLOAD',
  cancel: 'EFAKTUR_DOC_CANCEL',
} as const satisfies Access;
