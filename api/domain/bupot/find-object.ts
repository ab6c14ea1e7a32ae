import { isUnifikasi, type SlipKind } from './kinds.ts';
import { findObjects as findPph21 } from './pph21/find-object.ts';
import { searchObjects } from './unifikasi/search-objects.ts';

/** An object as every kind of slip knows it: the key slips hold, and its name in the office's list. */
export type FoundObject = { readonly key: string; readonly name: string };

/** The objects a kind of slip may carry in a period (YYYY-MM) that what was typed may mean, the likeliest first. */
export const findObjects = (kind: SlipKind, typed: string, period: string, limit = 20): readonly FoundObject[] =>
  isUnifikasi(kind)
    ? searchObjects(kind, typed, period, limit)
    : findPph21(typed, [kind], `${period}-01`, limit).map(({ code, name }) => ({ key: code, name }));
