import type { Permission } from '../permissions.ts';
import type { ReturnType } from './types.ts';

export const incomeReturnAccess = {
  view: 'EBUPOT_SPT_VIEW',
  list: 'EBUPOT_SPT_VIEW',
  write: 'EBUPOT_SPT_CREATE',
  remove: 'EBUPOT_SPT_DELETE',
  upload: 'EBUPOT_SPT_UPLOAD',
  pay: 'EBILLING_PAYMENT_CREATE',
} as const satisfies Readonly<Record<string, Permission>>;

export const vatReturnAccess = {
  view: 'EFAKTUR_SPT_VIEW',
  list: 'EFAKTUR_SPT_VIEW',
  write: 'EFAKTUR_SPT_CREATE',
  remove: 'EFAKTUR_SPT_DELETE',
  upload: 'EFAKTUR_SPT_REPORT',
  pay: 'EBILLING_PAYMENT_CREATE',
} as const satisfies Readonly<Record<string, Permission>>;

export type ReturnAccess = typeof incomeReturnAccess | typeof vatReturnAccess;

export const returnAccess = (type: ReturnType): ReturnAccess => (type === 'PPN' ? vatReturnAccess : incomeReturnAccess);
