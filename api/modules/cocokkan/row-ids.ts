import { createHash } from 'node:crypto';
import type { LedgerRow } from '#domain/cocokkan/record.ts';
import type { Side } from '#domain/cocokkan/sides.ts';

const LENGTH = 20;

const keyOf = (parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, LENGTH);

/**
 * Derived from the content, so that decisions survive a repeated import. Identical entries are distinguished by their
 * sequence.
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

export const lineId = (
  rows: readonly { readonly id: string }[],
  documents: readonly { readonly id: string }[],
): string => keyOf([rows.map(({ id }) => id).sort(), documents.map(({ id }) => id).sort()]);
