import { asNtpn } from '#domain/billing/number.ts';
import { rupiah } from '#domain/definition/money.ts';
import { hasWords } from '#domain/messages/index.ts';
import { Problem } from '#domain/problem.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { ownCompany } from '../../../db/repositories/own-company.ts';
import { ntpnByNumber } from '../../../db/repositories/payment/clock.ts';
import type { Answer } from '../../gateways/answer.ts';
import type { Deps } from '../../services/deps.ts';
import type { Given } from './prove-spt.ts';

const toldOf = <T>(answer: Answer<T>, field: string): T => {
  if (answer.kind === 'done') return answer.value;
  if (answer.kind === 'unreachable') throw new Problem('unavailable', { message: 'billing.server.inquiry_timeout' });
  const words = `billing.office.${answer.code}.cause`;
  throw new Problem('invalid', {
    errors: { [field]: hasWords(words) ? words : answer.message },
    extra: { officeCode: answer.code },
  });
};

/**
 * A receipt number a person typed: one of ours by that number, or one the office confirms for the code it was paid with. Throws `invalid` where
 * it is no number, or the office does not know it.
 */
export const typedNtpn = async (
  deps: Deps,
  scope: Scope,
  { ntpn, billingCode }: { ntpn: string; billingCode?: string | undefined },
): Promise<Given> => {
  const number = asNtpn(ntpn);
  if (!number) throw new Problem('invalid', { errors: { number: 'billing.ntpn.pattern' } });
  const ours = await ntpnByNumber(scope, deps.db.read, number);
  if (ours) return { ntpnId: ours.id };
  const code = (billingCode ?? '').replace(/[\s.-]/g, '');
  if (code === '') throw new Problem('invalid', { errors: { billingCode: 'problem.field.required' } });
  const { npwp: tin } = await ownCompany(scope, deps.db.read);
  const query = { companyId: scope.companyId, objectId: number, tin, code };
  const known = toldOf(await deps.billingOffice.inquire(query), 'billingCode');
  if (known.tin !== tin) throw new Problem('invalid', { errors: { billingCode: 'billing.office.NOT_FOUND.cause' } });
  const receipt = toldOf(await deps.billingOffice.confirm({ ...query, ntpn: number }), 'number');
  return {
    kind: 'NTPN',
    number,
    kapKjs: `${known.kap}-${known.kjs}`,
    period: known.periodFrom === known.periodTo ? known.periodFrom : '',
    amount: rupiah(known.amount),
    date: jakartaDay(receipt.at),
    ntpnId: null,
  };
};
