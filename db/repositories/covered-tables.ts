import { documents } from '#domain/documents.ts';
import { ownFields } from '#domain/faktur/own-fields.ts';
import * as tables from '../tables.ts';
import { type CoveredTable, keysOf, pick } from './covered-columns.ts';
import { coveredPeople, coveredPeopleTypes } from './covered-people.ts';
import { SYSTEM_COMPANY } from './system-company.ts';

const { faktur, fakturLines, bupots, billings, payments, paymentEntries, ntpns, spts, sptProofs, filings } = tables;
const { depositUses, ledgers, ledgerRows, receivedSlips, sptBadans, trialAccounts, trialBalances } = tables;

/**
 * Number, parties, terms, signer, dates, amounts, state and the other entered fields. Columns written without a history
 * row are left out. A null field is left out, so that a new field changes no earlier digest.
 */
export const coveredTables = {
  faktur: {
    table: faktur,
    fields: pick(
      faktur,
      'type',
      'status',
      'kind',
      'number',
      'date',
      'period',
      'code',
      'reference',
      'ownNitku',
      'counterpartyDocument',
      'counterpartyNpwp',
      'counterpartyDocumentNumber',
      'counterpartyNitku',
      'counterpartyName',
      'originNumber',
      ...(Object.keys(ownFields) as (keyof typeof ownFields)[]),
      'gross',
      'discount',
      'contractDpp',
      'dpp',
      'otherDpp',
      'ppn',
      'ppnbm',
      'counterpartyAddress',
      'counterpartyCountry',
      'term',
      'stageDpp',
      'advanceOf',
      'originId',
      'addInfo',
      'facilityStamp',
      'customDoc',
      'customDocPeriod',
      'collectorNtpn',
      'collectorPaidOn',
      'signeeId',
      'signeeName',
    ),
    parts: {
      table: fakturLines,
      companyId: fakturLines.companyId,
      of: fakturLines.fakturId,
      order: fakturLines.seq,
      fields: pick(
        fakturLines,
        'seq',
        'code',
        'name',
        'price',
        'quantity',
        'discount',
        'gross',
        'contractDpp',
        'dpp',
        'otherDpp',
        'ppnRate',
        'ppn',
        'ppnbmRate',
        'ppnbm',
        'unit',
        'opt',
        'base',
        'ownBase',
      ),
    },
  },
  bupot: {
    table: bupots,
    fields: pick(
      bupots,
      'kind',
      'status',
      'number',
      'revision',
      'period',
      'date',
      'nitku',
      'taxCode',
      'kapKjs',
      'final',
      'payeeNpwp',
      'payeeNitku',
      'payeeName',
      'country',
      'reference',
      'gross',
      'base',
      'nett',
      'rate',
      'tax',
      'borne',
      'facility',
      'paymentOption',
      'issuedAt',
      'body',
      'signeeId',
      'signeeName',
    ),
  },
  'received-slip': {
    table: receivedSlips,
    fields: pick(
      receivedSlips,
      'status',
      'number',
      'kind',
      'article',
      'taxCode',
      'final',
      'withholderNpwp',
      'withholderName',
      'date',
      'period',
      'taxYear',
      'base',
      'tax',
      'source',
      'usedIn',
    ),
  },
  billing: {
    table: billings,
    fields: pick(
      billings,
      'status',
      'code',
      'kap',
      'kjs',
      'periodFrom',
      'periodTo',
      'amount',
      'assessmentNumber',
      'nop',
      'payerNpwp',
      'payerNik',
      'payerName',
      'depositorName',
      'expiresAt',
      'ntpn',
      'paidAt',
    ),
  },
  payment: {
    table: payments,
    fields: pick(payments, 'status', 'method', 'bank', 'tax', 'fee', 'held', 'accountNumber'),
    parts: {
      table: paymentEntries,
      companyId: paymentEntries.companyId,
      of: paymentEntries.paymentId,
      order: paymentEntries.seq,
      fields: pick(paymentEntries, 'seq', 'kind', 'at', 'movement', 'entry'),
    },
  },
  ntpn: {
    table: ntpns,
    fields: pick(
      ntpns,
      'status',
      'ntpn',
      'billingId',
      'billingCode',
      'kap',
      'kjs',
      'periodFrom',
      'periodTo',
      'amount',
      'paidAt',
      'ntb',
      'stan',
      'paymentId',
      'receiptFileId',
      'from',
    ),
  },
  'spt-badan': {
    table: sptBadans,
    fields: pick(
      sptBadans,
      'taxYear',
      'extendedTo',
      'months',
      'revision',
      'era',
      'status',
      'sheets',
      'amounts',
      'taxDue',
      'payable',
      'overpaid',
      'filedAt',
      'bpe',
    ),
  },
  spt: {
    table: spts,
    fields: pick(
      spts,
      'type',
      'period',
      'revision',
      'status',
      'inputs',
      'amounts',
      'entries',
      'paidBefore',
      'documentCount',
      'payable',
      'overpaid',
      'postedAt',
      'filedAt',
      'bpe',
    ),
    parts: {
      table: sptProofs,
      companyId: sptProofs.companyId,
      of: sptProofs.sptId,
      order: sptProofs.id,
      fields: pick(sptProofs, 'kind', 'number', 'kapKjs', 'period', 'amount', 'date'),
    },
  },
  filing: {
    table: filings,
    fields: pick(filings, 'kind', 'period', 'revision', 'origin', 'status', 'fileName', 'hash', 'bpe', 'filedAt'),
  },
  depositUse: { table: depositUses, fields: pick(depositUses, 'amount', 'date', 'reason', 'createdBy', 'createdAt') },
  ledger: {
    table: ledgers,
    fields: pick(ledgers, 'side', 'source', 'fileName'),
    parts: {
      table: ledgerRows,
      companyId: ledgerRows.companyId,
      of: ledgerRows.ledgerId,
      order: ledgerRows.id,
      fields: pick(
        ledgerRows,
        'id',
        'date',
        'journal',
        'account',
        'text',
        'partyName',
        'partyNpwp',
        'reference',
        'number',
        'base',
        'ppn',
        'currency',
      ),
    },
  },
  trialBalance: {
    table: trialBalances,
    fields: pick(trialBalances, 'year', 'form', 'fileName'),
    parts: {
      table: trialAccounts,
      companyId: trialAccounts.companyId,
      of: trialAccounts.trialBalanceId,
      order: trialAccounts.place,
      fields: pick(
        trialAccounts,
        'place',
        'number',
        'name',
        'amount',
        'code',
        'confirmed',
        'nonObject',
        'final',
        'plus',
        'plusCode',
        'minus',
        'minusCode',
      ),
    },
  },
  ...coveredPeople,
} as const satisfies Record<string, CoveredTable>;

export type CoveredTableName = keyof typeof coveredTables;

export const coveredNames = Object.keys(coveredTables) as readonly CoveredTableName[];

const systemNames = coveredNames.filter((name) => keysOf(coveredTables[name]).companyId === null);
const companyNames = coveredNames.filter((name) => !systemNames.includes(name));

export const heldIn = (companyId: string): readonly CoveredTableName[] =>
  companyId === SYSTEM_COMPANY ? systemNames : companyNames;

type Machine = {
  readonly moves: Readonly<Partial<Record<string, { readonly from: readonly string[]; readonly to: string }>>>;
};

/** A draft is saved while typing, without a history row. */
const draftsOf = ({ moves: { save } }: Machine): ReadonlySet<string> =>
  new Set(save?.from.filter((from) => save.to === 'same' || save.to === from));

const familyOf = (name: string): CoveredTableName => {
  if (name in coveredTables) return name as CoveredTableName;
  return name.startsWith('spt') ? 'spt' : 'faktur';
};

type Kind = { readonly table: CoveredTableName; readonly drafts: ReadonlySet<string> };

const kinds = new Map<string, Kind>([
  ...documents.map(({ name, status }): [string, Kind] => [name, { table: familyOf(name), drafts: draftsOf(status) }]),
  ...(
    [
      ['payment', 'payment'],
      ['ledger', 'ledger'],
      ['trial_balance', 'trialBalance'],
      ['deposit_use', 'depositUse'],
      ...Object.entries(coveredPeopleTypes),
    ] as const
  ).map(([name, table]): [string, Kind] => [name, { table, drafts: new Set() }]),
]);

export const coveredTableOf = (objectType: string): CoveredTableName | undefined => kinds.get(objectType)?.table;

export const objectTypeOf = (table: CoveredTableName): string =>
  [...kinds].find(([, kind]) => kind.table === table)?.[0] ?? table;

export const draftsIn: ReadonlyMap<CoveredTableName, ReadonlySet<string>> = new Map(
  [...kinds.values()].map(({ table }) => [
    table,
    new Set([...kinds.values()].flatMap((kind) => (kind.table === table ? [...kind.drafts] : []))),
  ]),
);
