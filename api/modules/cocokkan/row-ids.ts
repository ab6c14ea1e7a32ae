import { createHash } from 'node:crypto';
import type { LedgerRow } from '#domain/cocokkan/record.ts';
import type { Side } from '#domain/cocokkan/sides.ts';

const LENGTH = 20;

const keyOf = (parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, LENGTH);

/**
 * Rows under ids made of what they say, whichever file and whichever row brought them: what was decided about an entry stands when the
 * export comes again. The same entry twice is told apart by its turn.
 */
export const withIds = (side: Side, source: string, rows: readonly LedgerRow[]): LedgerRow[] => {
  const met = new Map<string, number>();
  return rows.map(({ id: _, ...row }) => {
    const { date, journal, account, text, partyName, partyNpwp, reference, number, base, ppn, currency } = row;
    const key = keyOf([
      ...[side, source, date, journal, account, text, partyName, partyNpwp, reference, number, base, ppn, currency],
    ]);
    const turn = (met.get(key) ?? 0) + 1;
    met.set(key, turn);
    return { ...row, id: turn === 1 ? key : `${key}.${turn}` };
  });
};

/** The name of a line: that of the rows and documents in it, in any order. */
export const lineId = (
  rows: readonly { readonly id: string }[],
  documents: readonly { readonly id: string }[],
): string => keyOf([rows.map(({ id }) => id).sort(), documents.map(({ id }) => id).sort()]);
