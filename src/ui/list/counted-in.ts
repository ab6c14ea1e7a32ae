import { formatDecimal } from '#domain/text/format.ts';

type Counted = { readonly byStatus: Readonly<Record<string, number>> };

/** How many rows stand in any of these states, as shown in the strip. */
export const countedIn =
  (statuses: readonly string[]) =>
  ({ byStatus }: Counted): string =>
    formatDecimal(String(statuses.reduce((sum, status) => sum + (byStatus[status] ?? 0), 0)), 0);
