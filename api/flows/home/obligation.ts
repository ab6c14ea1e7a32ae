import type { Debt } from '#domain/calendar/waiting.ts';
import type { FilingFine } from '#domain/spt/filing.ts';
import type { Owed } from '#domain/waiting/owed.ts';

/** Something a company still has to settle, as people call it, with what it owes. */
export type Obligation = {
  readonly key: string;
  readonly label: string;
  readonly period: string;
  readonly debts: readonly Debt[];
  readonly fine: FilingFine | null;
  readonly to: string | null;
};

/** As much of it as says what it costs. */
export const asOwed = ({ key, debts, fine }: Obligation): Owed => ({ key, debts, filing: fine });
