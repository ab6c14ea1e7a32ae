import { ntpnStatus } from '#domain/billing/status.ts';
import { isConfirmed } from '#domain/billing/status-queries.ts';
import type { NtpnRecord } from '#domain/billing/stored.ts';
import { movesFrom } from '#domain/definition/status.ts';

/** Moves in the order a person wants them. */
const wanted = ['match', 'reject', 'inquire', 'retry'] as const;
export type NtpnStep = (typeof wanted)[number];

/** Taken back with trouble or not at all. */
export const dangerous: readonly NtpnStep[] = ['reject'];

type Of = Pick<NtpnRecord, 'status'>;

/** What may be asked for a receipt as it stands. */
export const possibleMoves = ({ status }: Of, held: ReadonlySet<string>): readonly NtpnStep[] => {
  const allowed = movesFrom(ntpnStatus, status, held);
  return wanted.filter((move) => allowed.includes(move));
};

/** The receipt itself where the office knows it, and the code it pays. */
export const papersOf = (receipt: Of): readonly ('bpn' | 'billing')[] =>
  isConfirmed(receipt) ? ['bpn', 'billing'] : ['billing'];
