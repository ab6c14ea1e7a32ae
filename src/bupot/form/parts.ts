import type { SlipKind } from '#domain/bupot/kinds.ts';
import { monthLines } from '#domain/bupot/month-lines.ts';
import { a1Income, a2Income } from '#domain/bupot/pph21/annual-input.ts';
import type { BupotInput } from '#domain/bupot/record.ts';
import { hasShippingForm, objectOf } from '#domain/rules/unifikasi/objects.ts';
import type { FormPart } from '../../ui/form/places.ts';

export type Part =
  | 'withholder'
  | 'depositor'
  | 'payee'
  | 'employee'
  | 'tax'
  | 'monthLines'
  | 'shipping'
  | 'income'
  | 'deduction'
  | 'previous'
  | 'lines'
  | 'basis'
  | 'treasurer';

const partsOf: Readonly<Record<SlipKind, readonly Part[]>> = {
  BPPU: ['withholder', 'payee', 'tax', 'basis', 'treasurer'],
  BPNR: ['withholder', 'payee', 'tax', 'basis', 'treasurer'],
  SP: ['depositor', 'tax', 'shipping', 'basis'],
  CY: ['withholder', 'tax', 'basis'],
  BP21: ['withholder', 'payee', 'tax', 'basis'],
  BPMP: ['withholder', 'employee', 'tax', 'monthLines'],
  BPA1: ['withholder', 'employee', 'income', 'deduction', 'previous', 'lines'],
  BPA2: ['withholder', 'employee', 'income', 'deduction', 'previous', 'lines'],
  BP26: ['withholder', 'payee', 'tax', 'basis'],
};

export const partsFor = ({ kind, taxCode }: BupotInput, government: boolean): readonly Part[] => {
  const object = kind === 'SP' ? objectOf('SP', taxCode) : null;
  const carrier = object !== null && hasShippingForm(object);
  return partsOf[kind].filter((part) => (part === 'treasurer' ? government : part === 'shipping' ? carrier : true));
};

const payee = /^(payee|country|birth|passport|kitas|gender|position|nip|rank|foreignEmployee)/;
const income = new Set<string>([...a1Income, ...a2Income, 'pphBenefit', 'grossUpBenefit', 'facility', 'taxCode']);

const monthLine = new Set<string>(monthLines);

const owners: Readonly<Record<Part, (path: string, annual: boolean) => boolean>> = {
  payee: (path) => payee.test(path),
  employee: (path) => payee.test(path) || path === 'ptkp',
  shipping: (path) => /^(grossTotalOn|deductedPph)/.test(path),
  basis: (path) => path.startsWith('document'),
  treasurer: (path) => path === 'paymentOption' || path === 'sp2d',
  income: (path) => income.has(path),
  deduction: (path) => path === 'pensionContribution' || path === 'zakat',
  previous: (path) => /^(previous|pph21|secondEmployer)/.test(path),
  tax: (path, annual) =>
    !annual &&
    /^(taxCode|facility|certificateNumber|dtpNtpn|gross|nett|rate|taxTyped|grossUp|noNpwp|workingDays|earlierGross|ptkp)$/.test(
      path,
    ),
  monthLines: (path, annual) => !annual && monthLine.has(path),
  lines: () => false,
  withholder: () => true,
  depositor: () => true,
};

const optional: readonly Part[] = ['monthLines', 'deduction', 'previous', 'lines', 'treasurer', 'shipping'];

/** The sections with labels and their paths; unknown paths belong to the first. */
export const formParts = (parts: readonly Part[], label: (part: Part) => string): FormPart[] => {
  const annual = parts.includes('income');
  return parts.map((id) => ({
    id,
    label: label(id),
    has: (path) =>
      parts.find((part) => part !== 'withholder' && part !== 'depositor' && owners[part](path, annual)) === id,
    optional: optional.includes(id),
  }));
};
