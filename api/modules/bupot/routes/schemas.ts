import { z } from '@hono/zod-openapi';
import { bupotFilter } from '#domain/bupot/filter.ts';
import { type SlipKind, slipKinds } from '#domain/bupot/kinds.ts';
import { slips } from '#domain/bupot/slips.ts';
import { reason, selectionBy } from '../../../http/create-router.ts';

export const base = '/ebupot/slips';
export const tag = 'e-Bupot (Coretax)';

export const bupotId = z.string().min(1).max(64);
export const byId = z.object({ id: bupotId });
export const version = z.int().min(0);
export const lockReason = reason.optional();
export const relatedChecked = z.boolean().optional();

export const { selection, selectionWith, selectionOf } = selectionBy(bupotFilter);

export const nounOf = (kind?: SlipKind): string => (kind ? kind[0] + kind.slice(1).toLowerCase() : 'Bupot');

export const all = { base, tag, noun: nounOf() };

export const kinds = slipKinds.map((kind) => ({
  base: `/${slips[kind].resource}`,
  tag,
  noun: nounOf(kind),
  fixed: { kind },
  about: kind,
}));

export const at = [all, ...kinds];
