import { formatBillingCode, masaText } from '#domain/billing/number.ts';
import { pairCode } from '#domain/billing/pairs.ts';
import { isConfirmed, paperOf } from '#domain/billing/status-queries.ts';
import type { Billing, NtpnRecord } from '#domain/billing/stored.ts';
import { jakartaDay, jakartaTime, type Scope } from '#domain/scope.ts';
import { formatDay, formatRupiah } from '#domain/text/format.ts';
import type { Query } from '../../../db/database.ts';
import { ntpnsOf } from '../../../db/repositories/billing/billing.ts';
import { type OwnCompany, ownCompany } from '../../../db/repositories/own-company.ts';
import { lettersOf, type Outgoing } from '../../documents/letters.ts';
import type { Deps } from '../../services/deps.ts';
import { billingFamily, billingLinks, receiptToDraw, slipToDraw } from './family.ts';

type Sheet = { kind: 'ssp'; billing: Billing } | { kind: 'bpn'; billing: Billing; receipt: NtpnRecord };

const sheetOf = async (scope: Scope, query: Query, billing: Billing): Promise<Sheet | null> => {
  const kind = paperOf(billing);
  if (kind !== 'bpn') return kind && { kind, billing };
  const known = await ntpnsOf(scope, query, billing.id);
  const receipt = known.find((one) => one.ntpn === billing.ntpn && isConfirmed(one));
  return receipt ? { kind, billing, receipt } : null;
};

const moment = (at: number): string => `${formatDay(jakartaDay(at))} ${jakartaTime(at).replace(':', '.')} WIB`;

/** Without the link. Letters are in Indonesian. */
const valuesOf = (sheet: Sheet, company: OwnCompany, senderName: string) => {
  const { billing } = sheet;
  return {
    payerName: billing.payerName,
    companyName: company.name,
    companyNpwp: company.npwp,
    code: formatBillingCode(billing.code ?? ''),
    taxName: `${pairCode(billing)} ${billing.taxName}`,
    period: masaText(billing.periodFrom, billing.periodTo, 'id'),
    amount: formatRupiah(billing.amount),
    ...(sheet.kind === 'bpn'
      ? { ntpn: sheet.receipt.ntpn, paidAt: moment(sheet.receipt.paidAt) }
      : { expiresAt: billing.expiresAt === null ? '-' : moment(billing.expiresAt) }),
    senderName,
  };
};

const outgoing = async (
  deps: Deps,
  scope: Scope,
  billing: Billing,
): Promise<Outgoing<{ paper: Sheet['kind'] }> | null> => {
  const { read } = deps.db;
  const sheet = await sheetOf(scope, read, billing);
  if (!sheet) return null;
  const company = await ownCompany(scope, read);
  const common = {
    product: sheet.kind,
    senderName: company.name,
    values: valuesOf(sheet, company, scope.userName),
    stored: { paper: sheet.kind },
  };
  if (sheet.kind === 'ssp')
    return {
      ...common,
      template: 'kode_billing',
      needs: ['EBILLING_VIEW'],
      link: (tx, letterId) => billingLinks.linkIn(tx, deps, scope, billing, letterId),
      paper: () => slipToDraw(scope, read, billing),
    };
  return {
    ...common,
    template: 'bukti_penerimaan_negara',
    needs: ['EBILLING_NTPN_VIEW'],
    // Viewing a receipt needs its own permission.
    extraPermission: 'EBILLING_NTPN_VIEW',
    paper: () => receiptToDraw(scope, read, sheet.receipt),
  };
};

/** E-mails go to the company itself unless the user enters another address. */
export const billingLetters = lettersOf(billingFamily, {
  kind: 'billing.send',
  by: ['EBILLING_CREATE', 'EBILLING_PAYMENT_CREATE'],
  outgoing,
  recipient: async (scope, query, _, channel) => (channel === 'email' ? (await ownCompany(scope, query)).email : null),
  lack: (channel) => `mail.no_${channel === 'email' ? 'email' : 'phone'}`,
});
