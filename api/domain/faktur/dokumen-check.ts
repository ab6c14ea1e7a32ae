import { isDay } from '../definition/day.ts';
import { sen, share } from '../definition/money.ts';
import { isNpwp16, NO_NPWP } from '../rules/identity/npwp.ts';
import { ppnRate } from '../rules/ppn.ts';
import { pairOf } from './add-info.ts';
import type { DokumenInput } from './dokumen.ts';
import { kindOf, needsInfo } from './dokumen-kinds.ts';
import type { Finding } from './record.ts';

const error = (path: keyof DokumenInput, message: string, params?: Record<string, string>): Finding => ({
  path,
  message,
  severity: 'error',
  ...(params ? { params } : {}),
});

const required = (path: keyof DokumenInput): Finding => error(path, 'problem.field.required');

const isNothing = (amount: string): boolean => sen(amount) === 0;

/**
 * Prevents saving. Exports have no PPN (UU PPN ps. 7 ayat (2)), only goods have PPnBM, a foreign party has no NPWP,
 * only PPN that was paid can be left uncredited, and a reference and the reason of a facility need an element in the
 * office's file.
 */
export const mismatchesOf = (input: DokumenInput): Finding[] => {
  const { side, details, zeroRated, goods, abroad, referenced } = kindOf(input.documentKind);
  return [
    ...(input.code === '' || details.includes(input.code)
      ? []
      : [error('code', 'dokumen.check.detail', { details: details.join(', ') })]),
    ...(input.addInfo !== null && (side === 'in' || input.code !== '') && !needsInfo(input)
      ? [error('addInfo', 'dokumen.check.no_info')]
      : []),
    ...(input.addInfo !== null && needsInfo(input) && !pairOf(input.code, input.addInfo)
      ? [error('addInfo', 'dokumen.check.info')]
      : []),
    ...(input.uncreditReason !== null && side === 'out'
      ? [error('uncreditReason', 'dokumen.check.not_ours_to_credit')]
      : []),
    ...(input.reference !== null && !referenced ? [error('reference', 'dokumen.check.no_reference')] : []),
    ...(abroad && ![NO_NPWP, ''].includes(input.counterpartyNpwp)
      ? [error('counterpartyNpwp', 'dokumen.check.abroad')]
      : []),
    ...(zeroRated && !isNothing(input.ppn) ? [error('ppn', 'dokumen.check.zero_rated')] : []),
    ...((zeroRated || !goods) && !isNothing(input.ppnbm) ? [error('ppnbm', 'dokumen.check.no_ppnbm')] : []),
  ];
};

const dayFindings = (date: string, today: string): Finding[] => {
  if (!isDay(date)) return [required('date')];
  return date > today ? [error('date', 'dokumen.check.in_future')] : [];
};

const partyFindings = ({ documentKind, counterpartyNpwp: npwp, ...input }: DokumenInput): Finding[] => {
  const { abroad, side } = kindOf(documentKind);
  return [
    ...(input.counterpartyName === '' ? [required('counterpartyName')] : []),
    // A domestic seller charging PPN has an NPWP; a buyer may have none.
    ...(abroad || (isNpwp16(npwp) && (side === 'out' || npwp !== NO_NPWP))
      ? []
      : [npwp === '' ? required('counterpartyNpwp') : error('counterpartyNpwp', 'dokumen.check.npwp')]),
    ...(side === 'out' && input.counterpartyAddress === '' ? [required('counterpartyAddress')] : []),
  ];
};

/** PPN cannot exceed the rate of the day on the full base. */
const amountFindings = ({ date, dpp, ppn }: DokumenInput): Finding[] => {
  if (sen(dpp) <= 0) return [error('dpp', 'dokumen.check.no_base')];
  if (!isDay(date)) return [];
  const most = share(sen(dpp), ppnRate.at(date), 'nearest') + 100;
  return sen(ppn) > most ? [error('ppn', 'dokumen.check.too_much')] : [];
};

/** Findings that block sending a document on a day (YYYY-MM-DD): missing fields of its kind, and invalid values. */
export const checkDokumen = (input: DokumenInput, today: string): Finding[] => [
  ...mismatchesOf(input),
  ...dayFindings(input.date, today),
  ...(input.code === '' ? [required('code')] : []),
  ...(input.number === null ? [required('number')] : []),
  ...(needsInfo(input) && input.addInfo === null ? [required('addInfo')] : []),
  ...(kindOf(input.documentKind).referenced && input.reference === null ? [required('reference')] : []),
  ...partyFindings(input),
  ...amountFindings(input),
];
