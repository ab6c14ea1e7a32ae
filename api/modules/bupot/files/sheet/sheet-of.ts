import { isForeign, type SlipKind } from '#domain/bupot/kinds.ts';
import type { SheetFact, SlipSheet } from '#domain/bupot/sheet.ts';
import { type Locale, say } from '#domain/messages/index.ts';
import { formatRupiah } from '#domain/text/format.ts';
import { bpa1, bpa2 } from './annual.ts';
import { type Described, row, section } from './entries.ts';
import { basis, payee, tax, withholder } from './facts.ts';
import { bpnr, bppu, cy, sp } from './unifikasi.ts';
import { markOf, type Shown, type SlipView, shown } from './view.ts';

const partTaxed = row(tax.code, tax.object, tax.gross, tax.nett, tax.rate, tax.withheld);

/** Payments to individuals who are not permanent employees (form BP21). */
const bp21: Described = {
  wording: 'pph21',
  identity: [payee.npwp, payee.name, payee.nitku],
  tax: [tax.facility, partTaxed, basis.document, basis.number],
  by: withholder,
};

/** Monthly slip of an employee. The tax office prints no such slip; laid out as BP21 for the employee's information. */
const bpmp: Described = {
  wording: 'pph21',
  identity: [payee.npwp, payee.name, payee.nitku, payee.ptkp, payee.position],
  tax: [tax.facility, row(tax.code, tax.object, tax.gross, tax.rate, tax.withheld)],
  by: withholder,
};

const bp26: Described = {
  wording: 'foreign',
  identity: [
    ...[payee.tin, payee.name, payee.address, payee.country, payee.birthDate, payee.passport],
    ...[payee.birthPlace, payee.kitas],
  ],
  tax: [tax.facility, partTaxed, basis.document, basis.number],
  by: withholder,
};

const forms: Readonly<Record<SlipKind, Described>> = {
  BPPU: bppu,
  BPNR: bpnr,
  SP: sp,
  CY: cy,
  BP21: bp21,
  BPMP: bpmp,
  BPA1: bpa1,
  BPA2: bpa2,
  BP26: bp26,
};

/** The tax office's forms for non-residents are in English, all others in Indonesian (PER-11/PJ/2025). */
export const paperLocale = (kind: SlipKind): Locale => (isForeign(kind) ? 'en' : 'id');

const month = (period: string): string => `${period.slice(5, 7)}-${period.slice(0, 4)}`;

const headOf = ({ bupot, say: words }: Shown, wording: Described['wording']): SheetFact[] => {
  const from = bupot.periodFrom ?? bupot.period;
  const cell = (label: string, value: string): SheetFact => ({ code: '', label: words(`head.${label}`), value });
  const family = wording === 'unifikasi' ? 'unifikasi' : 'other';
  return [
    cell(wording === 'annual' || wording === 'pph21' ? 'slipNumber' : 'number', bupot.number ?? words('noNumber')),
    wording === 'annual'
      ? cell('months', `${month(from)} - ${month(bupot.period)}`)
      : cell('period', month(bupot.period)),
    cell(`nature.${family}`, words(bupot.final ? 'final' : 'notFinal')),
    cell(`status.${family}`, bupot.revision === 0 ? words('normal') : words('corrected', { n: bupot.revision })),
  ];
};

const notesOf = ({ bupot, say: words, lost, money }: Shown): string[] => {
  const notes: string[] = [];
  if (/[1-9]/.test(bupot.borne)) notes.push(words('borne', { amount: `Rp ${money(bupot.borne)}` }));
  const cents = lost();
  if (cents !== 0n) {
    const difference = `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
    notes.push(words('rounding', { difference: formatRupiah(difference) }));
  }
  return notes;
};

export const sheetOf = (view: SlipView, locale: Locale): SlipSheet => {
  const slip = shown(view, locale);
  const { kind } = view.bupot;
  const { wording, identity, tax, by } = forms[kind];
  const sections = [
    section(slip, 'A', `identity.${wording}`, identity),
    section(slip, 'B', `tax.${wording}`, tax),
    section(slip, 'C', `by.${wording}`, by),
  ];
  return {
    form: kind,
    title: slip.say(`title.${kind}`),
    under: isForeign(kind) ? say(locale === 'en' ? 'id' : 'en', `pdfBupot.title.${kind}`) : null,
    head: headOf(slip, wording),
    sections,
    notes: notesOf(slip),
    mark: markOf(view.bupot),
  };
};
