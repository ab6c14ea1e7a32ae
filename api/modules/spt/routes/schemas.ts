import { z } from '@hono/zod-openapi';
import type { ReturnType } from '#domain/spt/record.ts';

export const VAT = '/efaktur/spt/ctas';

export const sptBases: readonly { readonly type: ReturnType; readonly noun: string; readonly base: string }[] = [
  { type: 'UNIFIKASI', noun: 'UnifikasiSpt', base: '/ebupot/unifikasi/spt' },
  { type: 'PPH21', noun: 'Pph21Spt', base: '/ebupot/pph21/spt' },
  { type: 'PPN', noun: 'VatReturn', base: VAT },
];
export const tag = 'SPT Masa';
const at = sptBases.map(({ type, noun, base }) => ({ base, tag, noun, about: type, fixed: { type } }));

export const returnFamilies = [
  { type: 'UNIFIKASI', at: at.filter(({ about }) => about !== 'PPN') },
  { type: 'PPN', at: at.filter(({ about }) => about === 'PPN') },
] as const;

export const typeOf = (returnType: string | undefined): ReturnType =>
  sptBases.find(({ type }) => type === returnType)?.type ?? 'UNIFIKASI';

const id = z.string().min(1).max(64);
export const byId = z.object({ id });
