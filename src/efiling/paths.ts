import type { ReturnKind } from '#domain/efiling/kinds.ts';

export const efilingPaths = {
  report: '/main/efiling/report',
  files: '/main/efiling/report/spt',
  upload: '/main/efiling/report/upload_filing',
  archive: '/main/efiling/archive',
  annual: '/main/efiling/spt_1771',
  /** Of a kind that is not prepared here; the address the sidebar uses. */
  filesOf: (kind: ReturnKind): string => `/main/efiling/report/spt?jenis=${kind}`,
} as const;

/** Lists of one kind, each at its address. */
export const kindAt: Readonly<Record<string, ReturnKind>> = {
  '/main/efiling/report/spt-masa-unifikasi': 'UNIFIKASI',
  '/main/efiling/report-v2/spt-masa/ppn': 'PPN',
  '/main/efiling/report-v2/spt-masa/unifikasi': 'UNIFIKASI',
  '/main/efiling/report-v2/spt-masa/pph2126': 'PPH21',
  '/main/efiling/report-v2/spt-tahunan-badan': 'BADAN',
};
