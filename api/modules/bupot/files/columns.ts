import { isAnnual, type SlipKind } from '#domain/bupot/kinds.ts';
import type { Bupot, InputField } from '#domain/bupot/record.ts';
import { fieldsOf } from '#domain/bupot/slips.ts';
import { isVoid } from '#domain/bupot/status-queries.ts';
import { withWrittenAmounts } from '#domain/bupot/written-amounts.ts';
import { objectCode } from '#domain/bupot/xml/figures.ts';
import { type Locale, say } from '#domain/messages/index.ts';
import { momentText } from '../../../output/document-columns.ts';
import type { Column } from '../../../output/table-file.ts';

type BupotColumn = Column<Bupot>;

const amounts: ReadonlySet<InputField> = new Set([
  'gross',
  'earlierGross',
  'grossTotalOnIndonesia',
  'grossTotalOnAbroad',
  'deductedPph24Creditable',
  'deductedPphOtherParties',
  'salaryPension',
  'pphBenefit',
  'otherBenefit',
  'honorarium',
  'insuranceBenefit',
  'natura',
  'tantiemBonus',
  'wifeBenefit',
  'childBenefit',
  'improvementBenefit',
  'structuralBenefit',
  'riceBenefit',
  'specialBenefit',
  'otherIncome',
  ...([
    'pensionContribution',
    'zakat',
    'previousNetIncome',
    'pph21PreviousBupot',
    'pph21WithheldDtp',
    'borneBefore',
  ] as const),
]);

/** Covered by columns of the calculated amounts. */
const elsewhere: ReadonlySet<InputField> = new Set(['rate', 'nett', 'gross', 'taxTyped']);

const wordsOf: Readonly<Partial<Record<InputField, string>>> = {
  documentType: 'slipLists.document.',
  paymentOption: 'bupotForm.payment.',
  withholdingAnnuality: 'bupotScreen.field.annuality.',
  gender: 'bupotScreen.field.gender_',
};

const columnOf = (field: InputField, locale: Locale): BupotColumn => {
  const value = (slip: Bupot): string | null => {
    const text = withWrittenAmounts(slip)[field as keyof Bupot];
    if (typeof text === 'boolean') return text ? say(locale, 'bupotExport.yes') : null;
    return text === null || text === undefined ? null : String(text);
  };
  const words = wordsOf[field];
  if (words) return { key: field, value: (slip) => (slip[field] ? say(locale, `${words}${slip[field]}`) : null) };
  if (field === 'taxCode') return { key: field, value: objectCode };
  if (field === 'workingDays') return { key: field, number: true, value };
  if (field === 'facility') return { key: field, value: (slip) => say(locale, `slipLists.facility.${slip.facility}`) };
  return amounts.has(field) ? { key: field, amount: true, value } : { key: field, value };
};

const lines = [
  'positionFee',
  'totalDeduction',
  'netIncome',
  'pph21TotalIncome',
  'ptkpAmount',
  'pph21Liability',
  'pph21Creditable',
] as const;

const line = (key: string): BupotColumn => ({ key, amount: true, value: (slip) => slip.lines?.[key] ?? null });

/**
 * Inputs of the given kinds in the order of their forms, then results. Identifiers as text, amounts as plain decimals.
 */
export const bupotColumns = (kinds: readonly SlipKind[], locale: Locale): readonly BupotColumn[] => {
  const fields = [...new Set(kinds.flatMap((kind) => fieldsOf[kind]))].filter((field) => !elsewhere.has(field));
  return [
    { key: 'number', value: (slip) => slip.number },
    { key: 'kind', value: (slip) => say(locale, `bupot.kind.${slip.kind}`) },
    { key: 'status', value: (slip) => say(locale, `bupot.status.${slip.status}`) },
    { key: 'counted', value: (slip) => say(locale, isVoid(slip) ? 'bupotExport.not_counted' : 'bupotExport.yes') },
    { key: 'revision', number: true, value: (slip) => String(slip.revision) },
    ...fields.map((field) => columnOf(field, locale)),
    ...(kinds.some(isAnnual) ? lines.map(line) : []),
    { key: 'gross', amount: true, value: (slip) => slip.gross },
    { key: 'nett', number: true, value: (slip) => slip.nett },
    { key: 'base', amount: true, value: (slip) => slip.base },
    { key: 'rate', number: true, value: (slip) => slip.rate || null },
    { key: 'tax', amount: true, value: (slip) => slip.tax },
    { key: 'borne', amount: true, value: (slip) => slip.borne },
    { key: 'kapKjs', value: (slip) => slip.kapKjs },
    { key: 'issuedAt', value: (slip) => momentText(slip.issuedAt) },
    { key: 'signeeName', value: (slip) => slip.signeeName },
    { key: 'officeMessage', value: (slip) => slip.officeMessage },
    { key: 'createdBy', value: (slip) => slip.createdBy },
    { key: 'createdAt', value: (slip) => momentText(slip.createdAt) },
  ];
};

export const bupotHeading = (locale: Locale, key: string): string => say(locale, `bupotExport.column.${key}`);
