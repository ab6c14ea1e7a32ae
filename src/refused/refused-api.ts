import type { Cure, RefusedFamilyName } from '#domain/refusals/cure.ts';
import type { RefusalRow } from '#domain/refusals/schema.ts';
import { request } from '../client/request.ts';

export type CauseQuery = { readonly family: RefusedFamilyName; readonly code: string; readonly cure: Cure | null };

export const loadRefused = async (
  { family, code, cure }: CauseQuery,
  from: number,
  to: number,
): Promise<readonly RefusalRow[]> =>
  (
    await request('POST', '/refusals/preview', {
      body: {
        family,
        code,
        ...(cure ? { cure } : {}),
        offset: from,
        limit: to - from,
      },
    })
  ).rows;
