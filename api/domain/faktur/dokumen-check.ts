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
 * What does not belong to the kind of a document: it is not even saved so. Exports bear no PPN (UU PPN ps. 7 ayat (2)), only goods bear PPnBM, who is abroad
 * has no NPWP, only PPN that was paid can be left uncredited, and a reference and the reason of a facility stand only where the office's file has a place for them.
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
    // Who sells anything within the country with PPN has an NPWP; who buys may have none.
    ...(abroad || (isNpwp16(npwp) && (side === 'out' || npwp !== NO_NPWP))
      ? []
      : [npwp === '' ? required('counterpartyNpwp') : error('counterpartyNpwp', 'dokumen.check.npwp')]),
    ...(side === 'out' && input.counterpartyAddress === '' ? [required('counterpartyAddress')] : []),
  ];
};

/** PPN beyond the rate of the day on the whole base cannot be. */
const amountFindings = ({ date, dpp, ppn }: DokumenInput): Finding[] => {
  if (sen(dpp) <= 0) return [error('dpp', 'dokumen.check.no_base')];
  if (!isDay(date)) return [];
  const most = share(sen(dpp), ppnRate.at(date), 'nearest') + 100;
  return sen(ppn) > most ? [error('ppn', 'dokumen.check.too_much')] : [];
};

/** What keeps a document from being sent on a day (YYYY-MM-DD): what is missing for its kind, and what cannot be. */
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
