import { z } from '@hono/zod-openapi';
import { bupotFilter } from '#domain/bupot/filter.ts';
import { type SlipKind, slipKinds } from '#domain/bupot/kinds.ts';
import { slips } from '#domain/bupot/slips.ts';
import { reason, selectionBy } from '../../../http/create-router.ts';

/** Pieces of the requests about withholding slips. `base`: slips of all kinds together; each kind has a path of its own besides. */
export const base = '/ebupot/slips';
export const tag = 'e-Bupot (Coretax)';

export const bupotId = z.string().min(1).max(64);
export const byId = z.object({ id: bupotId });
export const version = z.int().min(0);
/** Why a slip of a masa is changed whose return is with the office. */
export const lockReason = reason.optional();
/** Other slips of the same payee and masa were looked at. */
export const relatedChecked = z.boolean().optional();

export const { selection, selectionWith, selectionOf } = selectionBy(bupotFilter);

/** What operations call a slip: of one kind where their path names one. */
export const nounOf = (kind?: SlipKind): string => (kind ? kind[0] + kind.slice(1).toLowerCase() : 'Bupot');

/** All kinds together. */
export const all = { base, tag, noun: nounOf() };

/** Each kind under its own path. */
export const kinds = slipKinds.map((kind) => ({
  base: `/${slips[kind].resource}`,
  tag,
  noun: nounOf(kind),
  fixed: { kind },
  about: kind,
}));

/** All kinds together, and each. */
export const at = [all, ...kinds];
