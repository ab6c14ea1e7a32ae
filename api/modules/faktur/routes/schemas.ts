import { z } from '@hono/zod-openapi';
import { fakturFilter } from '#domain/faktur/filter.ts';
import { draftInput } from '#domain/faktur/keluaran.ts';
import { selectionBy } from '../../../http/create-router.ts';

export const base = '/efaktur/out/ctas';
export const tag = 'e-Faktur keluaran (Coretax)';
export const place = { base, tag, noun: 'Faktur' };
export const at = [place];

export const fakturId = z.string().min(1).max(64);
export const byId = z.object({ id: fakturId });
export const version = z.int().min(0);
export const input = draftInput;

export const { selection, selectionWith, selectionOf } = selectionBy(fakturFilter);
