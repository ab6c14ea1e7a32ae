import { rupiahOf, sen } from '../definition/money.ts';
import { type ReturnKind, returnKinds } from './kinds.ts';
import { isFiledReturn, isVoidReturn, type RegisterRow } from './register.ts';
import type { RegisterState } from './register-status.ts';

export type KindSummary = {
  readonly kind: ReturnKind;
  readonly count: number;
  readonly byStatus: Readonly<Partial<Record<RegisterState, number>>>;
  readonly filed: number;
  /** Not filed and past its due day. */
  readonly late: number;
  /** For late filing, in rupiah. */
  readonly fine: string;
  /** The first due day of what is not filed; YYYY-MM-DD. */
  readonly nextDue: string | null;
};

const summaryOf = (kind: ReturnKind, rows: readonly RegisterRow[]): KindSummary => {
  const byStatus: Partial<Record<RegisterState, number>> = {};
  for (const { status } of rows) byStatus[status] = (byStatus[status] ?? 0) + 1;
  const counted = rows.filter((row) => !isVoidReturn(row));
  const open = counted.filter((row) => !isFiledReturn(row));
  return {
    kind,
    count: rows.length,
    byStatus,
    filed: counted.length - open.length,
    late: open.filter(({ daysLate }) => daysLate > 0).length,
    fine: rupiahOf(counted.reduce((sum, { fine }) => sum + BigInt(sen(fine)), 0n)),
    nextDue: open.flatMap(({ dueDay }) => dueDay ?? []).sort()[0] ?? null,
  };
};

/** One row for each kind that the register has, in the order of the kinds. */
export const registerSummary = (rows: readonly RegisterRow[]): readonly KindSummary[] =>
  returnKinds.flatMap((kind) => {
    const own = rows.filter((row) => row.kind === kind);
    return own.length > 0 ? [summaryOf(kind, own)] : [];
  });
