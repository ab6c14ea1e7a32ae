import type { Totals } from '#domain/definition/answers.ts';
import { formatDecimal } from '#domain/text/format.ts';

/** How many rows stand in each state. */
export type ByStatus = Pick<Totals<never, string>, 'byStatus'>;

/** How many rows stand in any of these states, as shown in the strip. */
export const countedIn =
  (statuses: readonly string[]) =>
  ({ byStatus }: ByStatus): string =>
    formatDecimal(String(statuses.reduce((sum, status) => sum + (byStatus[status] ?? 0), 0)), 0);
