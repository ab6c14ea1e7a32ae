import { keysOf } from '../access.ts';
import { slipKinds } from '../bupot/kinds.ts';
import type { Fields } from '../definition/field-forms.ts';
import type { FieldTable } from '../definition/field-table.ts';
import { documents } from '../documents.ts';
import type { Permission } from '../permissions.ts';
import { wizards } from '../wizards/index.ts';

/** Message keys, amount fields, and who may read changes. */
export type HistoryKind = {
  readonly happened?: string;
  readonly states?: string;
  readonly fields?: readonly string[];
  readonly amounts: ReadonlySet<string>;
  /** Message key prefixes of the choices of its fields. */
  readonly choices?: Readonly<Record<string, string>>;
  /** Permissions to see values before and after, any one is sufficient; empty: anybody who may see the history. */
  readonly keys: readonly Permission[];
};

const amountsIn = (...of: readonly Fields[]): ReadonlySet<string> =>
  new Set(of.flatMap((fields) => Object.entries(fields).flatMap(([name, { kind }]) => (kind === 'money' ? name : []))));

const choicesIn = (fields: FieldTable): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, { labels }]) => (labels ? [[name, labels]] : [])));

const plain = (keys: readonly Permission[] = [], fields: readonly string[] = []): HistoryKind => ({
  fields,
  keys,
  amounts: new Set(),
});

const ofDocument = ({ resource, words, fields, access }: (typeof documents)[number]): HistoryKind => ({
  happened: words.happened,
  states: words.states,
  fields: words.fields ?? [`resources.${resource}.fields`],
  amounts: amountsIn(fields),
  choices: choicesIn(fields),
  keys: [access.view, access.list],
});

/** Fields a column of a file may be mapped to, of every kind of import. */
const importFields = [
  ...slipKinds,
  'faktur-keluaran',
  'faktur-masukan',
  'dokumen-keluaran',
  'dokumen-masukan',
  'retur-masukan',
  'retur-dokumen-keluaran',
  'retur-dokumen-masukan',
  'billing',
  'received',
].map((kind) => `impor.field.${kind}`);

export const historyKinds: Readonly<Record<string, HistoryKind>> = {
  ...Object.fromEntries(documents.map((of) => [of.name, ofDocument(of)])),
  payment: {
    ...plain(['EBILLING_PAYMENT_VIEW'], ['auditLog.payment', 'resources.ebilling/ntpn.fields']),
    happened: 'auditLog.of.payment',
    states: 'payScreen.status',
    amounts: new Set(['amount', 'fee']),
  },
  counterparty: plain(['EFAKTUR_DOC_VIEW', 'EBUPOT_WITHHOLDING_CREATE']),
  note: plain(['EFAKTUR_DOC_VIEW']),
  import_repair: plain(['EFAKTUR_DOC_VIEW', 'EBILLING_VIEW', 'EBUPOT_WITHHOLDING_VIEW']),
  import_mapping: plain(['EFAKTUR_DOC_VIEW', 'EBILLING_VIEW', 'EBUPOT_WITHHOLDING_VIEW'], importFields),
  ledger: plain(['EFAKTUR_SPT_VIEW'], ['cocokkan.ledger']),
  ledger_decision: plain(['EFAKTUR_SPT_VIEW'], ['cocokkan.decision']),
  ledger_request: { ...plain(['EFAKTUR_SPT_VIEW'], ['cocokkan.request']), amounts: new Set(['ppn']) },
  trial_balance: { ...plain(['EFILING_VIEW'], ['trialBalance.history']), amounts: new Set(['difference']) },
  template: plain([], ['resources.templates.fields']),
  nsfp_reminder: plain(['SETTING_NSFP_VIEW'], ['resources.nsfp-reminder.fields']),
  anchor_mail: plain([], ['resources.letters.fields']),
  auto_mail: plain([], ['resources.letters.fields']),
  pull_clock: plain(['EFAKTUR_DOC_VIEW'], ['resources.letters.fields']),
  accounting_clock: plain(['SETTING_PROFILE_COMPANY_VIEW'], ['resources.letters.fields']),
  accounting_link: plain(['SETTING_PROFILE_COMPANY_VIEW'], ['accounting']),
  saved_view: plain(),
  signees: plain(['SETTING_SIGNATURE_VIEW']),
  roles: plain(['SETTING_USER_VIEW']),
  branches: plain(['SETTING_PROFILE_COMPANY_VIEW']),
  certificate: plain(['SETTING_ECERT_VIEW']),
  stated_duty: plain(['EBUPOT_SPT_VIEW']),
  deposit_use: {
    ...plain(['EBUPOT_SPT_VIEW', 'EFAKTUR_SPT_VIEW'], ['sptMoney.deposit']),
    amounts: new Set(['amount']),
  },
  quota_order: {
    happened: 'settings.order.happened',
    states: 'settings.order.status',
    fields: ['resources.quota/orders.fields'],
    keys: keysOf('quota/orders', 'list'),
    amounts: new Set(['price', 'fee', 'amount']),
  },
  user: plain(['SETTING_USER_VIEW']),
  invitation: plain(['SETTING_USER_VIEW']),
  company: plain(),
  calendar_feed: plain(),
  apiKeys: plain([], ['auditLog.api_key']),
  outside_system: plain(),
  flag_default: plain(),
  efin_migration: plain(),
};

/** Steps are named below their wizard. Drafts of persons are not in the history of a company. */
const wizardKeys = (objectType: string): readonly Permission[] =>
  wizards.flatMap(({ resource, owner }) =>
    owner !== 'person' && `${objectType}/`.startsWith(`${resource}/`) ? [owner] : [],
  );

/** Object type and permissions of a record are those of its resource. */
export const historyKindOf = (objectType: string): HistoryKind =>
  (Object.hasOwn(historyKinds, objectType) ? historyKinds[objectType] : undefined) ??
  plain([...keysOf(objectType, 'list'), ...wizardKeys(objectType)]);

/** Whether a user may read the changes of such an object; false for unknown object types. */
export const mayReadChanges = (permissions: ReadonlySet<Permission>, objectType: string): boolean => {
  const { keys } = historyKindOf(objectType);
  const open = keys.length === 0 && Object.hasOwn(historyKinds, objectType);
  return open || keys.some((key) => permissions.has(key));
};
