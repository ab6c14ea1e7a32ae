import { a1Form, a2Form, classicA1Form, classicA2Form, type FormLine } from '#domain/bupot/pph21/annual-form.ts';
import type { Bupot } from '#domain/bupot/record.ts';
import type { SheetLine } from '#domain/bupot/sheet.ts';
import { rupiah, sen, total } from '#domain/definition/money.ts';
import { say } from '#domain/messages/index.ts';
import { type Described, type Entry, fact, lines, pair } from './entries.ts';
import { amountOf, payee, tax, withholder } from './facts.ts';
import type { Shown } from './view.ts';

type Form = { readonly since2024: readonly FormLine[]; readonly classic: readonly FormLine[] };

/** Lines of the form valid in the slip's year: since 2024 the employer also deducts donations. */
const formOf = ({ since2024, classic }: Form, { period }: Bupot): readonly FormLine[] =>
  period < '2024' ? classic : since2024;

const sums = new Set(['brutoIncome', 'totalDeduction', 'netIncome', 'pph21Liability', 'pph21Creditable']);
sums.add('pph21PaymentDifference');

const tell = ({ bupot, money, locale }: Shown, line: FormLine): SheetLine => {
  const [field = ''] = line.fields;
  return {
    line: line.line,
    label: say(locale, `pph21.${field}`),
    amount: money(rupiah(total(line.fields.map((each) => sen(amountOf(bupot, each)))))),
    strong: sums.has(field),
  };
};

const FIRST_DEDUCTION = 'positionFee';
const FIRST_OF_TAX = 'netIncome';

const between = (heading: string, form: Form, from: string | null, to: string | null): Entry =>
  lines(heading, (slip) => {
    const all = formOf(form, slip.bupot);
    const at = (field: string | null, otherwise: number): number =>
      field === null ? otherwise : all.findIndex(({ fields }) => fields[0] === field);
    return all.slice(at(from, 0), at(to, all.length)).map((line) => tell(slip, line));
  });

const calculation = (form: Form): Entry[] => [
  between('gross', form, null, FIRST_DEDUCTION),
  between('deductions', form, FIRST_DEDUCTION, FIRST_OF_TAX),
  between('tax', form, FIRST_OF_TAX, null),
];

const object = fact('objectOfYear', ({ object: found, bupot }) =>
  [found?.code ?? bupot.taxCode, found?.name].filter(Boolean).join(' - '),
);
const previous = fact('previousSlip', ({ bupot }) => bupot.previousBupotNumber);
const annuality = fact(
  'annuality',
  ({ bupot, say: words }) => bupot.withholdingAnnuality && words(`annuality.${bupot.withholdingAnnuality}`),
);

export const bpa1: Described = {
  wording: 'annual',
  identity: [
    ...[payee.npwp, payee.name, payee.address, pair(payee.gender, payee.ptkp)],
    ...[pair(payee.position, payee.foreign), pair(payee.passport, payee.country), payee.secondEmployer],
  ],
  tax: [
    ...[object, pair(annuality, previous)],
    ...calculation({ since2024: a1Form, classic: classicA1Form }),
    tax.facility,
  ],
  by: withholder,
};

export const bpa2: Described = {
  wording: 'annual',
  identity: [
    ...[payee.npwp, payee.name, pair(payee.nip, payee.rank), payee.address],
    ...[pair(payee.gender, payee.ptkp), payee.position],
  ],
  tax: [
    ...[object, pair(annuality, previous)],
    ...calculation({ since2024: a2Form, classic: classicA2Form }),
    tax.facility,
  ],
  by: withholder,
};
