import type { Era } from '../definition/era.ts';
import { finder } from '../definition/finding.ts';
import { LIMIT, rupiah, sen } from '../definition/money.ts';
import type texts from '../messages/id/faktur-check.ts';
import { formatRupiah } from '../text/format.ts';
import { computeDraft } from './compute.ts';
import { type CounterpartyIdentity, differingIdentity } from './counterparty-identity.ts';
import type { FakturInput, Finding } from './record.ts';

/** A rule without a text in both catalogues does not compile. */
type Rule = keyof typeof texts;
export const { error, warning, checkText } = finder<Rule>('faktur.check');

/** The source of the document: some rules are errors on a form and warnings on a file, or the reverse. */
export type CheckContext = {
  /** The day in Jakarta, YYYY-MM-DD. */
  readonly today: string;
  /** The era of the document; Coretax if missing. */
  readonly era?: Era;
  readonly company: { readonly npwp: string; readonly pkp: boolean };
  readonly source: 'form' | 'import' | 'upload';
  /** Created by hand: fields required by the form are required before the upload too. */
  readonly byHand?: boolean;
  /** DPP left of the contract before this stage, in rupiah. */
  readonly remaining?: string;
  /** Buyer of the first uang muka, if this is a later stage of it. */
  readonly advanceCounterparty?: CounterpartyIdentity;
  /** Masa, if it is not the month of the date: a substitute keeps that of its original. */
  readonly period?: string;
};

const STAGE_WORDS = /\b(uang muka|termin|pelunasan|down payment|angsuran|DP)(?![a-z])/i;

const checkNames = (input: FakturInput): Finding[] => {
  const saying = input.lines.map((line) => STAGE_WORDS.test(line.name));
  if (input.term !== 'EMPTY')
    return input.lines.length > 0 && !saying.includes(true) ? [warning('lines.0.name', 'stage_name_missing')] : [];
  return saying.flatMap((says, at) => (says ? [warning(`lines.${at}.name`, 'stage_name_unexpected')] : []));
};

const unusedIn = (input: FakturInput): Finding[] => {
  const drop = { proposal: '' };
  return [
    ...(input.term !== 'CASH_ADVANCE' && input.stageDpp ? [error('stageDpp', 'stage_dpp_unused', drop)] : []),
    ...(input.term === 'EMPTY' && input.advanceOf ? [error('advanceOf', 'advance_unused', drop)] : []),
  ];
};

const checkAdvance = (input: FakturInput, { remaining }: CheckContext): Finding[] => {
  const stage = input.stageDpp ?? '';
  if (!/^\d+(\.\d{1,2})?$/.test(stage) || Number(stage) === 0) return [error('stageDpp', 'stage_dpp_required')];
  const contract = computeDraft({ ...input, term: 'EMPTY' }).total.dpp;
  const left = remaining ?? contract;
  if (Number(stage) > LIMIT / 100 || sen(stage) > sen(left))
    return [
      error('stageDpp', 'stage_above_remaining', {
        params: { remaining: formatRupiah(left) },
        ...(sen(left) > 0 ? { proposal: rupiah(sen(left)) } : {}),
      }),
    ];
  return input.advanceOf && sen(stage) === sen(left) ? [warning('stageDpp', 'stage_takes_all')] : [];
};

const checkSettlement = (input: FakturInput, { remaining }: CheckContext): Finding[] => {
  if (!input.advanceOf) return [error('advanceOf', 'advance_required')];
  return remaining !== undefined && sen(remaining) <= 0 ? [error('advanceOf', 'settlement_nothing_left')] : [];
};

/** A contract has one buyer, so all stages have the buyer of the first. */
const checkBuyer = (input: FakturInput, { advanceCounterparty }: CheckContext): Finding[] =>
  advanceCounterparty ? differingIdentity(advanceCounterparty, input).map((field) => error(field, 'stage_buyer')) : [];

/** Checks an advance, termin or settlement: same buyer, within the rest of the contract, and labelled as such. */
export const checkStage = (input: FakturInput, ctx: CheckContext): Finding[] => [
  ...unusedIn(input),
  ...(input.term === 'CASH_ADVANCE' ? checkAdvance(input, ctx) : []),
  ...(input.term === 'PAID' ? checkSettlement(input, ctx) : []),
  ...(input.advanceOf ? checkBuyer(input, ctx) : []),
  ...checkNames(input),
];
