import { type Finding, mended } from '../definition/finding.ts';
import { kppName } from '../rules/identity/kpp.ts';
import { type NikDoubt, nikDoubt } from '../rules/identity/nik.ts';
import { asNpwp16, isNpwp16, NO_NPWP, passesLuhn } from '../rules/identity/npwp.ts';
import { type CheckContext, checkText, error, warning } from './finding.ts';
import { needsOf } from './needs.ts';
import type { Pair } from './pairs.ts';
import { type BillingInput, maxima } from './record.ts';

const doubts = {
  province: 'nik_province',
  birth_date: 'nik_birth_date',
  serial: 'nik_serial',
} as const satisfies Record<NikDoubt, string>;

const doubtsOf = (path: string, nik: string, today: string): Finding[] => {
  const doubt = nikDoubt(nik, today);
  return doubt ? [warning(path, doubts[doubt])] : [];
};

const checkOther = (npwp: string, { company, today }: CheckContext): Finding[] => {
  if (npwp === '') return [error('payerNpwp', 'required')];
  if (!isNpwp16(npwp)) return [error('payerNpwp', 'npwp_digits', mended(asNpwp16(npwp)))];
  if (npwp === NO_NPWP) return [error('payerNpwp', 'npwp_zeros')];
  if (npwp === company.npwp) return [error('payerKind', 'payer_is_company', { proposal: 'self' })];
  if (!npwp.startsWith('0')) return doubtsOf('payerNpwp', npwp, today);
  return passesLuhn(npwp) ? [] : [warning('payerNpwp', 'npwp_luhn')];
};

const checkWithout = ({ payerNpwp, payerNik }: BillingInput, today: string): Finding[] => {
  const found = payerNpwp === NO_NPWP ? [] : [error('payerNpwp', 'npwp_not_zeros', { proposal: NO_NPWP })];
  if (!payerNik) return [...found, warning('payerNik', 'nik_advised')];
  const bare = payerNik.replace(/[\s.-]/g, '');
  if (!isNpwp16(payerNik)) return [...found, error('payerNik', 'nik_digits', mended(isNpwp16(bare) ? bare : null))];
  return [...found, ...doubtsOf('payerNik', payerNik, today)];
};

const checkOffice = (code: string): Finding[] => {
  if (!/^\d{3}$/.test(code)) return [error('payerKpp', 'kpp_digits')];
  // Offices opened since 2021 are not in the list.
  return kppName(code) === null ? [warning('payerKpp', 'kpp_unknown')] : [];
};

const checkIdentity = (input: BillingInput, ctx: CheckContext): Finding[] => {
  if (input.payerKind === 'other') return checkOther(input.payerNpwp, ctx);
  if (input.payerKind === 'non') return checkWithout(input, ctx.today);
  return input.payerNpwp === ctx.company.npwp
    ? []
    : [error('payerNpwp', 'payer_not_company', { proposal: ctx.company.npwp })];
};

/** Who may be named as payer of this pair, and how he is named. Without a known pair, only the naming. */
export const checkPayer = (input: BillingInput, pair: Pair | null, ctx: CheckContext): Finding[] => {
  if (!['self', 'other', 'non'].includes(input.payerKind)) return [error('payerKind', 'payer_unknown')];
  const found =
    pair && !needsOf(pair).payers.includes(input.payerKind)
      ? [
          pair.payer === 'self'
            ? error('payerKind', 'payer_self_only', { proposal: 'self' })
            : error('payerKind', 'payer_needs_npwp'),
        ]
      : [];
  found.push(...checkIdentity(input, ctx));
  if (input.payerKind !== 'non' && input.payerNik) found.push(error('payerNik', 'nik_unused', { proposal: '' }));
  found.push(
    ...checkText('payerName', input.payerName, maxima.payerName),
    ...checkText('payerAddress', input.payerAddress, maxima.payerAddress),
    ...checkText('payerCity', input.payerCity, maxima.payerCity),
  );
  if (input.payerKpp) found.push(...checkOffice(input.payerKpp));
  if (input.depositorName) found.push(...checkText('depositorName', input.depositorName, maxima.depositorName));
  return found;
};
