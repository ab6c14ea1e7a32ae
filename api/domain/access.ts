import { billingStatus, ntpnStatus } from './billing/status.ts';
import { receivedStatus } from './bupot/received/status.ts';
import { bupotStatus } from './bupot/status.ts';
import { recordAccess } from './definition/plain-record.ts';
import { efilingAccess } from './efiling/access.ts';
import { filingStatus } from './efiling/filing-status.ts';
import { classicStatus } from './faktur/classic-status.ts';
import { dokumenKeluaranStatus, dokumenMasukanStatus } from './faktur/dokumen-status.ts';
import { masukanStatus } from './faktur/masukan-status.ts';
import { returDokumenStatus } from './faktur/retur-dokumen-status.ts';
import { returKeluaranStatus, returMasukanStatus } from './faktur/retur-status.ts';
import { fakturStatus } from './faktur/status.ts';
import type { Permission } from './permissions.ts';
import { accountingAccount, accountingClock, accountingTaxCode } from './records/accounting.ts';
import { autoMails } from './records/auto-mail.ts';
import { branch } from './records/branch.ts';
import { creditRule } from './records/credit-rule.ts';
import { nsfpReminder } from './records/nsfp-reminder.ts';
import { ownDate } from './records/own-date.ts';
import { pullClock } from './records/pull-clock.ts';
import { ownRole } from './records/role.ts';
import { signee } from './records/signee.ts';
import { taxProfile } from './records/tax-profile.ts';
import { webhook } from './records/webhook.ts';
import { incomeReturnAccess, type ReturnAccess, vatReturnAccess } from './spt/access.ts';
import { sptStatus, vatReturnStatus } from './spt/status.ts';
import { annualStatus } from './spt-badan/status.ts';

type Keys = Permission | readonly Permission[];

type RequestableMove<M> = { [K in keyof M]: M[K] extends { readonly by: 'system' } ? never : K }[keyof M];

/** Transitions are actions of the same name, with the permission of the transition. */
const movesOf = <M extends Readonly<Record<string, { readonly by: Permission | 'system' }>>>({
  moves,
}: {
  readonly moves: M;
}) =>
  Object.fromEntries(
    Object.entries(moves).flatMap(([name, { by }]) => (by === 'system' ? [] : [[name, by]])),
  ) as Readonly<Record<RequestableMove<M>, Permission>>;

const imports = (view: Permission, write: Permission) => ({ list: view, show: view, create: write }) as const;

const written = {
  list: 'EFAKTUR_DOC_CREATE',
  show: 'EFAKTUR_DOC_VIEW',
  create: 'EFAKTUR_DOC_CREATE',
  edit: 'EFAKTUR_DOC_CREATE',
} as const;

const pages = <Keys extends ReturnAccess>({ view, write }: Keys) =>
  ({ list: view, show: view, create: write }) as const;

const spt = { ...pages(incomeReturnAccess), ...movesOf(sptStatus) } as const;

/**
 * By resource (its API name) and action (`list`, `show`, `create`, `edit`, a transition, or others). Any one of the
 * permissions is sufficient.
 */
export const access = {
  efaktur: { show: 'EFAKTUR_VIEW' },
  'efaktur/out/ctas': {
    // Lists of this variant require CREATE, single documents VIEW.
    list: 'EFAKTUR_DOC_CREATE',
    show: 'EFAKTUR_DOC_VIEW',
    create: 'EFAKTUR_DOC_CREATE',
    edit: 'EFAKTUR_DOC_CREATE',
    send: 'EFAKTUR_DOC_SEND',
    ...movesOf(fakturStatus),
  },
  'efaktur/in/ctas': { list: 'EFAKTUR_DOC_CREATE', show: 'EFAKTUR_DOC_VIEW', ...movesOf(masukanStatus) },
  ...recordAccess(pullClock),
  ...recordAccess(creditRule),
  'efaktur/in/return/ctas': {
    ...written,
    send: 'EFAKTUR_DOC_SEND',
    ...movesOf(returMasukanStatus),
  },
  'efaktur/out/return/ctas': { list: 'EFAKTUR_DOC_CREATE', show: 'EFAKTUR_DOC_VIEW', ...movesOf(returKeluaranStatus) },
  'efaktur/document/out/ctas': { ...written, ...movesOf(dokumenKeluaranStatus) },
  'efaktur/document/in/ctas': { ...written, ...movesOf(dokumenMasukanStatus) },
  'efaktur/document/out/return/ctas': { ...written, ...movesOf(returDokumenStatus) },
  'efaktur/document/in/return/ctas': { ...written, ...movesOf(returDokumenStatus) },
  'efaktur/out': { ...written, list: 'EFAKTUR_DOC_VIEW', ...movesOf(classicStatus) },
  'efaktur/import': imports('EFAKTUR_DOC_VIEW', 'EFAKTUR_IMPORT_EXPORT_CREATE'),
  ebilling: {
    list: 'EBILLING_VIEW',
    show: 'EBILLING_VIEW',
    create: 'EBILLING_CREATE',
    edit: 'EBILLING_CREATE',
    ...movesOf(billingStatus),
  },
  'ebilling/import': imports('EBILLING_VIEW', 'EBILLING_CREATE'),
  'ebilling/payment': {
    list: 'EBILLING_PAYMENT_VIEW',
    show: 'EBILLING_PAYMENT_VIEW',
    create: 'EBILLING_PAYMENT_CREATE',
    /** The payment steps are also open to holders of VIEW. */
    steps: ['EBILLING_PAYMENT_VIEW', 'EBILLING_PAYMENT_CREATE'],
  },
  'ebilling/ntpn': {
    list: 'EBILLING_VIEW',
    show: 'EBILLING_NTPN_VIEW',
    create: 'EBILLING_NTPN_CREATE',
    ...movesOf(ntpnStatus),
  },
  ebupot: { show: 'EBUPOT_VIEW' },
  'ebupot/slips': {
    list: 'EBUPOT_WITHHOLDING_VIEW',
    show: 'EBUPOT_WITHHOLDING_VIEW',
    create: 'EBUPOT_WITHHOLDING_CREATE',
    edit: 'EBUPOT_WITHHOLDING_CREATE',
    send: 'EBUPOT_WITHHOLDING_SEND',
    ...movesOf(bupotStatus),
  },
  'ebupot/received': {
    list: 'EBUPOT_WITHHOLDING_VIEW',
    show: 'EBUPOT_WITHHOLDING_VIEW',
    create: 'EBUPOT_WITHHOLDING_CREATE',
    edit: 'EBUPOT_WITHHOLDING_CREATE',
    ...movesOf(receivedStatus),
  },
  'ebupot/import': imports('EBUPOT_WITHHOLDING_VIEW', 'EBUPOT_WITHHOLDING_CREATE'),
  'ebupot/unifikasi/spt': spt,
  'ebupot/pph21/spt': spt,
  'efaktur/spt/ctas': { ...pages(vatReturnAccess), ...movesOf(vatReturnStatus) },
  'efiling/spt-badan': {
    list: 'EFILING_CREATE',
    show: 'EFILING_CREATE',
    create: 'EFILING_CREATE',
    ...movesOf(annualStatus),
  },
  'efaktur/cocokkan': { list: 'EFAKTUR_SPT_VIEW', edit: 'EFAKTUR_SPT_CREATE' },
  'efiling/report': { list: efilingAccess.list, show: efilingAccess.view, create: efilingAccess.write },
  'efiling/tax-management/archived': { list: 'EFILING_ARCHIVE_VIEW', show: 'EFILING_ARCHIVE_VIEW' },
  'efiling/trial-balance': { list: 'EFILING_VIEW', edit: 'EFILING_CREATE', remove: 'EFILING_DELETE' },
  'efiling/filing_tax': {
    list: efilingAccess.list,
    show: efilingAccess.view,
    create: efilingAccess.write,
    ...movesOf(filingStatus),
  },
  'setting/certificate': { show: 'SETTING_ECERT_VIEW', edit: 'SETTING_ECERT_CREATE' },
  ...recordAccess(nsfpReminder),
  'setting/tax': { show: 'SETTING_PROFILE_COMPANY_VIEW', edit: 'SETTING_PROFILE_COMPANY_CREATE' },
  ...recordAccess(taxProfile),
  companies: { list: 'SETTING_COMPANY_LIST_VIEW', create: 'SETTING_COMPANY_LIST_CREATE' },
  ...recordAccess(branch),
  ...recordAccess(signee),
  users: {
    list: 'SETTING_USER_VIEW',
    create: 'SETTING_USER_CREATE',
    edit: 'SETTING_USER_CREATE',
    remove: 'SETTING_USER_DELETE',
  },
  ...recordAccess(autoMails.efaktur),
  ...recordAccess(autoMails.ebupot),
  letters: { list: 'SETTING_AUTO_MAIL_VIEW', edit: 'SETTING_AUTO_MAIL_CREATE' },
  ...recordAccess(ownRole),
  ...recordAccess(webhook),
  'jurnal-integration': {
    list: 'SETTING_PROFILE_COMPANY_VIEW',
    edit: 'SETTING_PROFILE_COMPANY_CREATE',
    take: 'EFAKTUR_DOC_CREATE',
  },
  ...recordAccess(accountingAccount),
  ...recordAccess(accountingTaxCode),
  ...recordAccess(accountingClock),
  templates: { list: 'SETTING_AUTO_MAIL_VIEW', edit: 'SETTING_AUTO_MAIL_CREATE' },
  counterparties: {
    list: ['EFAKTUR_DOC_VIEW', 'EBUPOT_WITHHOLDING_CREATE'],
    show: ['EFAKTUR_DOC_VIEW', 'EBUPOT_WITHHOLDING_CREATE'],
    edit: 'EFAKTUR_DOC_CREATE',
  },
  refusals: {
    list: ['EFAKTUR_DOC_VIEW', 'EBUPOT_WITHHOLDING_VIEW', 'EBUPOT_SPT_VIEW'],
    cure: ['EFAKTUR_DOC_UPLOAD', 'EBUPOT_WITHHOLDING_UPLOAD', 'EBUPOT_SPT_CREATE', 'EBUPOT_SPT_VIEW'],
  },
  'tax-activity': { list: ['HOMEPAGE_WAITING_VIEW', 'HOMEPAGE_REPORTING_VIEW'], state: 'EBUPOT_SPT_CREATE' },
  'audit-log': { list: 'AUDIT_LOG_VIEW' },
  quota: { show: 'EFAKTUR_QUOTA_VIEW' },
  'quota/history/efaktur': { list: 'EFAKTUR_REPORTING_VIEW' },
  'quota/history/ebupot': { list: 'EBUPOT_ARCHIVE_VIEW' },
  'quota/package': { show: ['EFAKTUR_QUOTA_VIEW', 'EBUPOT_QUOTA_HISTORY_VIEW'] },
  'quota/orders': {
    list: ['EFAKTUR_QUOTA_VIEW', 'EBUPOT_QUOTA_HISTORY_VIEW'],
    create: ['EFAKTUR_QUOTA_CREATE', 'EBUPOT_QUOTA_CREATE'],
  },
  'home/health': { show: 'HOMEPAGE_REPORTING_VIEW' },
  'home/companies': { show: 'HOMEPAGE_REPORTING_VIEW' },
  'home/to-do': { show: 'HOMEPAGE_WAITING_VIEW' },
  'home/waiting': { show: 'HOMEPAGE_WAITING_VIEW' },
  'home/vat': { show: 'HOMEPAGE_REPORTING_VIEW' },
  'home/risks': { show: 'HOMEPAGE_REPORTING_VIEW' },
  'home/quota': { show: 'HOMEPAGE_QOUTA_VIEW' },
  'home/calendar': { show: 'HOMEPAGE_CALENDAR_VIEW' },
  ...recordAccess(ownDate),
  'home/quick-access': { show: 'HOMEPAGE_FAST_VIEW' },
  'quick-access': { show: 'QUICK_ACCESS_VIEW' },
  'simulator/bank': { show: 'EBILLING_PAYMENT_VIEW' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Keys>>>>;

export type Resource = keyof typeof access;
export type ImportResource = Extract<Resource, `${string}/import`>;
export type ActionOf<R extends Resource> = keyof (typeof access)[R] & string;

const known: Readonly<Record<string, Readonly<Record<string, Keys>>>> = access;

/** Empty for an unknown action, which nobody may perform. */
export const keysOf = (resource: string, action: string): readonly Permission[] => {
  const keys = known[resource]?.[action] ?? [];
  return typeof keys === 'string' ? [keys] : keys;
};

export const mayDo = (permissions: ReadonlySet<string>, resource: string, action: string): boolean =>
  keysOf(resource, action).some((key) => permissions.has(key));

export const everyAction: readonly { readonly resource: string; readonly action: string }[] = Object.entries(
  known,
).flatMap(([resource, actions]) => Object.keys(actions).map((action) => ({ resource, action })));
