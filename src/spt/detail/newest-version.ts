import { newestOf } from '#domain/spt/status-queries.ts';
import type { SptView } from '#domain/spt/view-schema.ts';

/** The version of the masa's return that counts now; null where the office annulled them all. */
export const newestVersion = ({ type, period, versions }: SptView) =>
  newestOf(
    versions.map((one) => ({ ...one, type, period })),
    type,
    period,
  );
