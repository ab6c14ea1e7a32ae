import type { Cure, RefusedFamilyName } from '#domain/refusals/cure.ts';
import type { RefusalPreview, RefusalRow } from '#domain/refusals/schema.ts';
import { dataProvider } from '../client/data-provider.ts';

export const cureUrl = '/refusals/cure';

export type CauseQuery = { readonly family: RefusedFamilyName; readonly code: string; readonly cure: Cure | null };

/** A block of a cause's documents, before and after the previewed fix. */
export const loadRefused = async (
  { family, code, cure }: CauseQuery,
  from: number,
  to: number,
): Promise<readonly RefusalRow[]> =>
  (
    await dataProvider.call<RefusalPreview>('POST', '/refusals/preview', {
      family,
      code,
      ...(cure ? { cure } : {}),
      offset: from,
      limit: to - from,
    })
  ).rows;
