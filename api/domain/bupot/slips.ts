import { z } from 'zod';
import {
  bulkRules,
  type Column,
  document,
  fromCompany,
  fromSender,
  letterRules,
  withLink,
} from '../definition/document.ts';
import { digits, money, text } from '../definition/field.ts';
import { computed, draftOf, type Fields, schemaOf } from '../definition/field-forms.ts';
import { sen } from '../definition/money.ts';
import { inputFields } from './fields.ts';
import { bupotColumnSorts, bupotFilters } from './filter.ts';
import { hasNoPayee, isAnnual, isForeign, type SlipKind, slipKinds } from './kinds.ts';
import { monthLines } from './month-lines.ts';
import { a1Income, a2Income } from './pph21/annual-input.ts';
import type { Bupot, BupotInput, InputField } from './record.ts';
import { bupotStatus } from './status.ts';
import { allows, isEditable, isIssued, needsHand, voidStatuses } from './status-queries.ts';

const always = ['period', 'date', 'nitku', 'taxCode', 'facility', 'certificateNumber', 'dtpNtpn', 'reference'] as const;
const resident = ['payeeIdType', 'payeeNpwp', 'payeeNitku', 'payeeName', 'payeeEmail'] as const;
const abroad = [
  'payeeIdType',
  'payeeNpwp',
  'payeeName',
  'payeeEmail',
  'payeeAddress',
  'country',
  'birthPlace',
  'birthDate',
  'passport',
  'kitas',
] as const;
const paid = ['gross', 'rate', 'taxTyped'] as const;
const basis = ['documentType', 'documentNumber', 'documentDate'] as const;
const treasurer = ['paymentOption', 'sp2d'] as const;
const shipping = [
  'grossTotalOnIndonesia',
  'grossTotalOnAbroad',
  'deductedPph24Creditable',
  'deductedPphOtherParties',
] as const;
const employee = ['ptkp', 'position', 'foreignEmployee', 'passport', 'country'] as const;
const year = [
  'periodFrom',
  'secondEmployer',
  'withholdingAnnuality',
  'gender',
  'payeeAddress',
  'pensionContribution',
  'zakat',
  'previousBupotNumber',
  'previousNetIncome',
  'pph21PreviousBupot',
  'pph21WithheldDtp',
  'borneBefore',
] as const;

export const fieldsOf: Readonly<Record<SlipKind, readonly InputField[]>> = {
  BPPU: [...always, ...resident, ...paid, 'grossUp', 'noNpwp', ...basis, ...treasurer],
  BPNR: [...always, ...abroad, ...paid, 'nett', 'grossUp', ...basis, ...treasurer],
  SP: [...always, ...paid, ...shipping, ...basis],
  CY: [...always, ...paid, ...basis],
  BP21: [...always, ...resident, 'ptkp', ...paid, 'nett', 'grossUp', 'workingDays', 'earlierGross', ...basis],
  BPMP: [...always, ...resident, ...employee, ...paid, 'grossUp', ...monthLines],
  BPA1: [...always, ...resident, ...employee, ...year, ...a1Income, 'grossUpBenefit', 'pphBenefit'],
  BPA2: [...always, ...resident, 'ptkp', 'position', 'nip', 'rank', ...year, ...a2Income],
  BP26: [...always, ...abroad, ...paid, 'nett', 'grossUp', ...basis],
};

const resources = {
  BPPU: 'ebupot/unifikasi/ctas/domestic',
  BPNR: 'ebupot/unifikasi/ctas/foreign',
  SP: 'ebupot/unifikasi/ctas/self-payment',
  CY: 'ebupot/unifikasi/ctas/cumulative-payment',
  BP21: 'ebupot/bp2126/bp21',
  BPMP: 'ebupot/bp2126/bpmp',
  BPA1: 'ebupot/bp2126/bpa1',
  BPA2: 'ebupot/bp2126/bpa2',
  BP26: 'ebupot/bp2126/bp26',
} as const satisfies Readonly<Record<SlipKind, string>>;

const given = {
  number: computed(text(32)),
  status: computed(text(32)),
  kind: computed(text(8)),
  revision: computed(digits(1)),
  base: computed(money()),
  tax: computed(money()),
  borne: computed(money()),
  kapKjs: computed(text(16)),
  issuedAt: computed(text(32)),
  signeeName: computed(text(255)),
  returnId: computed(text(64)),
  sentAt: computed(text(32)),
  createdBy: computed(text(255)),
  createdAt: computed(text(32)),
  updatedAt: computed(text(32)),
};

const givenOfYear = {
  year: computed(text(4)),
  netIncome: computed(money()),
  pph21Liability: computed(money()),
  pph21PaymentDifference: computed(money()),
};

const givenOfNobody = { ntpn: computed(text(255)) };

type ColumnKey = keyof typeof given | keyof typeof givenOfYear | keyof typeof givenOfNobody | InputField;
type SlipColumn = Column<ColumnKey>;

const onRequest: readonly SlipColumn[] = [
  { key: 'nitku', width: 216, hidden: true },
  { key: 'reference', width: 160, hidden: true },
  { key: 'createdBy', width: 160, hidden: true },
  { key: 'updatedAt', width: 144, hidden: true },
];

const columnsOfPayment: readonly SlipColumn[] = [
  { key: 'number', width: 168, frozen: true },
  { key: 'date', width: 104 },
  { key: 'period', width: 96 },
  { key: 'payeeName', width: 230 },
  { key: 'payeeNpwp', width: 176 },
  { key: 'taxCode', width: 112 },
  { key: 'gross', width: 152, align: 'right' },
  { key: 'rate', width: 80, align: 'right' },
  { key: 'tax', width: 144, align: 'right' },
  { key: 'facility', width: 136 },
  { key: 'status', width: 176 },
  { key: 'returnId', width: 120 },
  ...onRequest,
];

/** Foreign payees: additionally the country, and the certificate of domicile that justifies a lower rate. */
const columnsAbroad: readonly SlipColumn[] = columnsOfPayment.flatMap((column): readonly SlipColumn[] => {
  if (column.key === 'payeeNpwp') return [{ key: 'country', width: 96 }, column];
  return column.key === 'facility' ? [column, { key: 'certificateNumber', width: 160 }] : [column];
});

const columnsOfNobody: readonly SlipColumn[] = [
  { key: 'number', width: 168, frozen: true },
  { key: 'period', width: 120 },
  { key: 'taxCode', width: 230 },
  { key: 'gross', width: 152, align: 'right' },
  { key: 'rate', width: 80, align: 'right' },
  { key: 'tax', width: 144, align: 'right' },
  { key: 'ntpn', width: 176 },
  { key: 'status', width: 176 },
  { key: 'returnId', width: 120 },
  { key: 'date', width: 104, hidden: true },
  ...onRequest,
];

const columnsOfYear: readonly SlipColumn[] = [
  { key: 'number', width: 168, frozen: true },
  { key: 'year', width: 72 },
  { key: 'periodFrom', width: 120 },
  { key: 'payeeName', width: 230 },
  { key: 'payeeNpwp', width: 176 },
  { key: 'ptkp', width: 72 },
  { key: 'gross', width: 152, align: 'right' },
  { key: 'netIncome', width: 152, align: 'right' },
  { key: 'pph21Liability', width: 144, align: 'right' },
  { key: 'pph21WithheldDtp', width: 144, align: 'right' },
  { key: 'pph21PaymentDifference', width: 144, align: 'right' },
  { key: 'status', width: 176 },
  { key: 'returnId', width: 120, hidden: true },
  { key: 'date', width: 104, hidden: true },
  ...onRequest,
];

const columnsOf = (kind: SlipKind): readonly SlipColumn[] => {
  if (isAnnual(kind)) return columnsOfYear;
  if (hasNoPayee(kind)) return columnsOfNobody;
  return isForeign(kind) ? columnsAbroad : columnsOfPayment;
};

const bulk = bulkRules<Bupot>()({
  submit: { by: 'upload', fits: (row) => allows('submit', row) && row.errorCount === 0 },
  issue: {
    by: 'upload',
    fits: (row) => allows('issue', row) || (allows('submit', row) && row.errorCount === 0),
  },
  /** Rejected by the tax office, or failed in transmission. */
  cure: { by: 'upload', fits: needsHand },
  inquire: { by: 'view', fits: (row) => allows('inquire', row) },
  cancel: { by: 'cancel', fits: (row) => allows('cancel', row) },
  /** Self-paid tax: issued, and not borne by the government. */
  bill: { by: 'view', fits: (row) => hasNoPayee(row.kind) && isIssued(row) && sen(row.tax) > 0 },
  redraw: { by: 'write', fits: (row) => isAnnual(row.kind) && isEditable(row) },
  delete: { by: 'remove', fits: (row) => allows('remove', row) },
  ...letterRules<Bupot>(isIssued, { email: 'mail.no_email', whatsapp: 'mail.no_phone' }),
  pdf: { by: 'view', fits: () => true },
  xml: { by: 'view', fits: () => true },
  export: { by: 'view', fits: () => true },
});

const carried = [
  ...([
    'kind',
    'revision',
    'replaces',
    'replacedBy',
    'kapKjs',
    'final',
    'payeeNitku',
    'payeeEmail',
    'country',
  ] as const),
  'base',
  'nett',
  'borne',
  'issueWanted',
  'issuedAt',
  'reason',
  'officeCode',
  'officeMessage',
  'signeeName',
  'errorCount',
  'importId',
  'sentAt',
  'createdAt',
  'nitku',
  'reference',
];

const ebupot = {
  payeeName: 'mail.sample.payeeName',
  ...fromCompany,
  number: '2500A1B2C',
  slipName: 'bupot.kind.BPPU',
  objectName: 'mail.sample.objectName',
  reference: 'INV/2025/0123',
  date: '15/10/2025',
  period: '10/2025',
  gross: 'Rp 10.000.000,00',
  tax: 'Rp 200.000,00',
  ...withLink,
  ...fromSender,
};

const slipDocument = <F extends Fields, const R extends string>(
  resource: R,
  fields: F,
  columns: readonly SlipColumn[],
) =>
  document({
    name: 'bupot',
    resource,
    fields: fields as Fields,
    status: bupotStatus,
    access: {
      view: 'EBUPOT_WITHHOLDING_VIEW',
      list: 'EBUPOT_WITHHOLDING_VIEW',
      write: 'EBUPOT_WITHHOLDING_CREATE',
      remove: 'EBUPOT_WITHHOLDING_DELETE',
      upload: 'EBUPOT_WITHHOLDING_UPLOAD',
      cancel: 'EBUPOT_WITHHOLDING_CANCEL',
      send: 'EBUPOT_WITHHOLDING_SEND',
    },
    words: {
      states: 'bupot.status',
      happened: 'bupot.happened',
      codes: 'bupot.office',
      filters: 'bupotScreen.filter',
      fields: ['bupotExport.column', 'bupotScreen.field'],
      noneWithoutErrors: 'bupot.server.none_without_errors',
      removedBy: 'bupot.server.removed_by',
    },
    live: 'bupot',
    eventsFor: ['EBUPOT_SPT_VIEW'],
    bulk,
    exports: ['xml', 'xlsx', 'csv'],
    letters: ['email', 'whatsapp'],
    products: { ebupot },
    list: {
      columns,
      filters: bupotFilters,
      sorts: bupotColumnSorts,
      usual: [['date', 'DESC']],
      totals: ['gross', 'tax', 'borne'],
      // Cancelled and corrected slips are counted but not summed.
      notSummed: voidStatuses,
      carried,
    },
  });

const slip = (kind: SlipKind) =>
  slipDocument(
    resources[kind],
    {
      ...Object.fromEntries(fieldsOf[kind].map((field) => [field, inputFields[field]])),
      ...given,
      ...(isAnnual(kind) ? { ...givenOfYear, gross: computed(money()) } : {}),
      ...(hasNoPayee(kind) ? givenOfNobody : {}),
    },
    columnsOf(kind),
  );

export const slips = Object.fromEntries(slipKinds.map((kind) => [kind, slip(kind)])) as Readonly<
  Record<SlipKind, ReturnType<typeof slip>>
>;

export const allSlips = slipDocument('ebupot/slips', { ...inputFields, ...given }, columnsOfPayment);

const blankSlip: BupotInput = {
  ...(Object.fromEntries(
    Object.entries(inputFields).map(([field, { kind: of }]) => [field, of === 'flag' ? false : null]),
  ) as unknown as Omit<BupotInput, 'kind'>),
  period: '',
  date: '',
  nitku: '',
  taxCode: '',
  facility: 'NONE',
  kind: 'BPPU',
};

export const blankInput = (kind: SlipKind): BupotInput => {
  // A spread with more fields is built field by field, at thirty times the cost.
  const blank = { ...blankSlip };
  blank.kind = kind;
  return blank;
};

const filled =
  (kind: SlipKind) =>
  (given: object): BupotInput => ({ ...blankInput(kind), ...given, kind });

const takenOf = (kind: SlipKind) => Object.fromEntries(fieldsOf[kind].map((field) => [field, inputFields[field]]));

/** Unknown fields are refused. Legal requirements are checked separately. */
export const slipInput = (kind: SlipKind) => schemaOf(takenOf(kind)).transform(filled(kind));

/** Schema of a draft: the same fields, all optional. */
export const slipDraft = (kind: SlipKind): z.ZodType<BupotInput> =>
  z.preprocess(
    (body) =>
      typeof body === 'object' && body !== null && !Array.isArray(body) ? { facility: 'NONE', ...body } : body,
    draftOf(takenOf(kind)).transform(filled(kind)),
  ) as unknown as z.ZodType<BupotInput>;
