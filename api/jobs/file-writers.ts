import type { FileWriter } from './file-work.ts';

const dokumen = () => import('../modules/faktur/jobs/dokumen-files.ts');
const returDokumen = () => import('../modules/faktur/jobs/retur-dokumen-files.ts');

const families = {
  faktur: () => import('../modules/faktur/jobs/files.ts'),
  'faktur-in': () => import('../modules/faktur/jobs/masukan-files.ts'),
  'retur-in': () => import('../modules/faktur/jobs/retur-files.ts'),
  'retur-out': () => import('../modules/faktur/jobs/retur-out-files.ts'),
  'dokumen-out': async () => ({ default: (await dokumen()).dokumenFiles.out }),
  'dokumen-in': async () => ({ default: (await dokumen()).dokumenFiles.in }),
  'retur-dokumen-out': async () => ({ default: (await returDokumen()).returDokumenFiles.out }),
  'retur-dokumen-in': async () => ({ default: (await returDokumen()).returDokumenFiles.in }),
  'faktur-classic': () => import('../modules/faktur/jobs/classic-files.ts'),
  bupot: () => import('../modules/bupot/jobs/files.ts'),
  'received-slip': () => import('../modules/bupot/jobs/received-files.ts'),
  billing: () => import('../modules/billing/jobs/files.ts'),
  ntpn: () => import('../modules/ntpn/jobs/files.ts'),
  spt: () => import('../modules/spt/jobs/files.ts'),
  'spt-ppn': () => import('../modules/spt/jobs/vat-files.ts'),
  'spt-badan': () => import('../modules/spt-badan/jobs/files.ts'),
  efiling: () => import('../modules/efiling/jobs/files.ts'),
  archive: () => import('../modules/efiling/jobs/archive-files.ts'),
  filing: () => import('../modules/efiling/jobs/filing-files.ts'),
  cocokkan: () => import('../modules/cocokkan/jobs/files.ts'),
  history: () => import('../modules/history/jobs/files.ts'),
} as const;

const known: Readonly<Record<string, () => Promise<{ default: Readonly<Record<string, FileWriter<never>>> }>>> =
  families;

export const writerOf = async (kind: string): Promise<FileWriter<{ total: number }>> => {
  const [family = '', file = ''] = kind.split('.');
  const writer = (await known[family]?.())?.default[file];
  if (!writer) throw new Error(`nobody writes the file of ${kind}`);
  return writer as FileWriter<{ total: number }>;
};
