import { z } from '@hono/zod-openapi';
import type { ReturnType } from '#domain/spt/record.ts';

/** Pieces of the requests about monthly returns. Both kinds have the same paths under a base of their own. */
export const sptBases: readonly { readonly type: ReturnType; readonly noun: string; readonly base: string }[] = [
  { type: 'UNIFIKASI', noun: 'UnifikasiSpt', base: '/ebupot/unifikasi/spt' },
  { type: 'PPH21', noun: 'Pph21Spt', base: '/ebupot/pph21/spt' },
];
export const tag = 'e-Bupot (SPT Masa)';
export const at = sptBases.map(({ type, noun, base }) => ({ base, tag, noun, about: type, fixed: { type } }));

/** The type of the return an address names. */
export const typeOf = (told: string | undefined): ReturnType =>
  sptBases.find(({ type }) => type === told)?.type ?? 'UNIFIKASI';

const id = z.string().min(1).max(64);
export const byId = z.object({ id });
