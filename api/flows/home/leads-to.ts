import { mayDo } from '#domain/access.ts';
import { rupiah } from '#domain/definition/money.ts';
import type { Step } from '#domain/home/health.ts';
import type { HealthRow } from '#domain/home/view-schema.ts';
import { say } from '#domain/messages/index.ts';
import type { Scope } from '#domain/scope.ts';
import type { ReturnType } from '#domain/spt/record.ts';
import { formatRupiah } from '#domain/text/format.ts';

/** Null if the user may not open it. */
export const leadsTo = (
  scope: Scope,
  resource: Parameters<typeof mayDo>[1],
  action: string,
  path: string,
): string | null => (mayDo(scope.permissions, resource, action) ? path : null);

export const returnResources = {
  UNIFIKASI: 'ebupot/unifikasi/spt',
  PPH21: 'ebupot/pph21/spt',
  PPN: 'efaktur/spt/ctas',
} as const satisfies Readonly<Record<ReturnType, string>>;

export const stepView = (
  { locale }: Scope,
  { step, state, key, params, count, amount }: Step,
  to: string | null,
  documents: 'slips' | 'invoices',
): HealthRow['steps'][number] => ({
  step,
  state,
  count,
  amount: amount === null ? null : rupiah(amount),
  says: say(locale, `home.health.${key}`, {
    ...params,
    ...(amount === null ? {} : { amount: formatRupiah(rupiah(amount)) }),
    documents: { key: `home.health.${documents}` },
  }),
  to,
});
