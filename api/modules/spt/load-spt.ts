import type { Scope } from '#domain/scope.ts';
import type { SptRecord } from '#domain/spt/record.ts';
import type { ReturnType } from '#domain/spt/types.ts';
import type { Query } from '../../../db/database.ts';
import { sptFamily } from './family.ts';

/** Which return is meant: its id, and the kind whose path it was asked under. */
export type Named = { readonly id: string; readonly type: ReturnType };

/** The return; another company's, or one of another kind, is not found. Of a removed one the history tells by whom and when. */
export const loadSpt = (scope: Scope, query: Query, { id, type }: Named): Promise<SptRecord> =>
  sptFamily.load(scope, query, id, { type });
