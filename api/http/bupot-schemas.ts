import { z } from '@hono/zod-openapi';
import { bupotFilter } from '#domain/bupot/filter.ts';
import { selectionBy } from './selection.ts';

/** Pieces of the requests about withholding slips. `base`: slips of all kinds together; each kind has a path of its own besides. */
export const base = '/ebupot/slips';
export const tag = 'e-Bupot (Coretax)';

export const bupotId = z.string().min(1).max(64);
export const byId = z.object({ id: bupotId });
export const version = z.int().min(0);
export const reason = z.string().trim().min(1, 'problem.field.required').max(500);

export const { selection, selectionWith, selectionOf } = selectionBy(bupotFilter);

export const record = z.record(z.string(), z.unknown());
