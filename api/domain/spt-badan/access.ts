import type { Permission } from '../permissions.ts';

export const annualAccess = {
  view: 'EFILING_CREATE',
  list: 'EFILING_CREATE',
  write: 'EFILING_CREATE',
  remove: 'EFILING_DELETE',
  upload: 'EFILING_UPLOAD',
} as const satisfies Readonly<Record<string, Permission>>;
