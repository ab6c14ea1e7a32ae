import type { Permission } from '../permissions.ts';

export const efilingAccess = {
  view: 'EFILING_VIEW',
  list: 'EFILING_VIEW',
  write: 'EFILING_CREATE',
  remove: 'EFILING_DELETE',
  upload: 'EFILING_UPLOAD',
} as const satisfies Readonly<Record<string, Permission>>;
