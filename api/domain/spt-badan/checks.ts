import { type Finding, finder } from '../definition/finding.ts';
import { type Sen, sen } from '../definition/money.ts';
import type { WorkedSheets } from '../definition/worked.ts';
import type texts from '../messages/id/spt-badan.ts';
import { type AnnualForm, choiceLines, resultLines } from './annual-form.ts';
import { assetOf } from './assets.ts';
import { has31e } from './calculations/article-31e.ts';
import { type AssetGroup, mayDecline } from './calculations/depreciation.ts';
import { coverOf, type Receipt } from './calculations/payment-cover.ts';
import { type AnnualFacts, lossesIn, tariffOf } from './calculations-of.ts';
import { type AnnualEntries, answerIn, rowsIn } from './entries.ts';
import { accountsOf, isSector, shownBalance } from './l1.ts';
import { amountAt } from './work-annual.ts';

const { error, warning } = finder<keyof (typeof texts)['check']>('sptBadan.check');

/** What a check reads. Paths of findings are `sheet!line` or `sheet!table.row`, to which a screen jumps. */
export type Checked = {
  readonly form: AnnualForm;
  readonly entries: AnnualEntries;
  readonly facts: AnnualFacts;
  readonly worked: WorkedSheets;
};

type Check = (checked: Checked) => readonly Finding[];

const amount = (text: string | undefined): Sen => sen(text || '0');

export const receiptsIn = (entries: AnnualEntries, taxYear: number): readonly Receipt[] =>
  rowsIn(entries, 'SSP', 'SSP')
    .filter(({ year }) => Number(year) === taxYear)
    .map(({ ntpn = '', date = '', amount: paid }) => ({ ntpn, day: date, amount: amount(paid) }));

/** Check 3: the facility of 31E by turnover. */
const tariff: Check = ({ form, entries, facts, worked }) => {
  const line = `INDUK!${choiceLines[form.era].tariff}`;
  const found: Finding[] = [];
  if (answerIn(entries, 'INDUK', choiceLines[form.era].tariff) === '') found.push(error(line, 'tariff_missing'));
  const turnover = amountAt(worked, form.era === '1771' ? 'INDUK!turnover' : 'L8!1');
  if (tariffOf(form, entries) === '31e' && !has31e(facts.taxYear, turnover)) found.push(error(line, 'turnover_above'));
  if (tariffOf(form, entries) === '31e' && answerIn(entries, 'INDUK', 'ID.negara') !== '')
    found.push(error(line, 'resident_only'));
  return found;
};

/** Check 4: nothing older than its years, never more than the loss. */
const losses: Check = ({ form, entries, facts: { taxYear } }) => {
  const [sheet, table] = choiceLines[form.era].losses;
  return lossesIn(form, entries, taxYear).flatMap((loss, at) => {
    const path = `${sheet}!${table}.${at}`;
    const used = Object.values(loss.used).reduce((sum, one) => sum + one, 0);
    return [
      ...(loss.year >= taxYear || loss.year < taxYear - 5
        ? [error(path, 'loss_year', { params: { year: loss.year } })]
        : []),
      ...(used > loss.loss ? [error(path, 'loss_used', { params: { year: loss.year } })] : []),
    ];
  });
};

/** Check 5: assets. */
const assets: Check = ({ form, entries, facts: { taxYear } }) => {
  const [sheet, table] = choiceLines[form.era].assets;
  return rowsIn(entries, sheet, table).flatMap((row, at) => {
    const path = `${sheet}!${table}.${at}`;
    const asset = assetOf(row);
    if (!asset) return [error(path, 'asset_incomplete')];
    return [
      ...(Number(asset.month.slice(0, 4)) > taxYear ? [error(path, 'asset_later')] : []),
      ...(row.fiscalMethod === 'SM' && !mayDecline(row.group as AssetGroup) ? [error(path, 'building_declining')] : []),
    ];
  });
};

/** Check 6: slips. */
const slips: Check = ({ form, entries }) => {
  const [sheet, table] = form.era === '1771' ? (['III', 'III'] as const) : (['L3', 'L3B'] as const);
  const seen = new Set<string>();
  return rowsIn(entries, sheet, table).flatMap((row, at) => {
    const path = `${sheet}!${table}.${at}`;
    const name = `${row.npwp} ${row.number}`;
    const repeated = (row.number ?? '') !== '' && seen.has(name);
    seen.add(name);
    return [
      ...(amount(row.tax) > amount(row.base) ? [error(path, 'tax_above_base')] : []),
      ...(amount(row.tax) < 0 || amount(row.base) < 0 ? [error(path, 'negative')] : []),
      ...(repeated ? [error(path, 'slip_twice', { params: { number: row.number ?? '' } })] : []),
    ];
  });
};

/** Check 8: receipts cover what is underpaid, a choice for what is overpaid. */
const settlement: Check = ({ form, entries, facts, worked }) => {
  const at = resultLines[form.era].rest;
  const rest = amountAt(worked, at);
  const receipts = receiptsIn(entries, facts.taxYear);
  const cover = coverOf(Math.max(0, rest), receipts);
  const found: Finding[] = [];
  if (receipts.length > new Set(receipts.map(({ ntpn }) => ntpn)).size) found.push(error('SSP!SSP.0', 'ntpn_twice'));
  if (rest > 0 && cover.missing > 0)
    found.push(error('SSP!total', 'not_covered', { params: { amount: cover.missing / 100 } }));
  if (rest < 0 && answerIn(entries, 'INDUK', choiceLines[form.era].overpaid) === '')
    found.push(error(`INDUK!${choiceLines[form.era].overpaid}`, 'choice_missing'));
  return found;
};

/** Example 7: income under final tax taken out gross without its costs, in the form 1771. */
const finalCosts: Check = ({ form, worked }) =>
  form.era === '1771' && amountAt(worked, 'I!4') > 0 && amountAt(worked, 'I!5l') === 0
    ? [warning('I!5l', 'final_costs')]
    : [];

/** Checks 7 and 9: credits of next year's instalment, related parties, facility. */
const answers: Check = ({ form, entries, worked }) => {
  if (form.era !== '1771') return [];
  const found: Finding[] = [];
  if (amountAt(worked, 'INDUK!14e') > amountAt(worked, 'INDUK!8c')) found.push(error('INDUK!14e', 'credits_above'));
  const related = answerIn(entries, 'INDUK', '16');
  if (related === '') found.push(error('INDUK!16', 'answer_missing'));
  if (related === 'yes' && rowsIn(entries, '3A', '3A.I').length === 0) found.push(error('3A!total', 'sheet_missing'));
  if (amountAt(worked, 'I!7b') > 0 && answerIn(entries, '4A', '1b') === '')
    found.push(error('4A!1b', 'answer_missing'));
  return found;
};

/** Check 10: balance sheet. */
const balance: Check = ({ form, entries, worked }) => {
  if (form.era === '1771')
    return amountAt(worked, 'NA!total') === amountAt(worked, 'NK!total') ? [] : [error('NK!difference', 'unbalanced')];
  const sector = answerIn(entries, 'INDUK', 'B.1');
  if (!isSector(sector)) return [error('INDUK!B.1', 'answer_missing')];
  const shown = shownBalance(sector, rowsIn(entries, 'L1', 'L1.II'));
  const sums = shown.filter((row) => row.$kind === 'sum').map((row) => amount(row.amount));
  const tops = accountsOf(sector, 'neraca').filter(({ kind, parent }) => kind === 'sum' && parent === null);
  const [assetTotal, ...rest] = tops.map(({ code }) => amount(shown.find((row) => row.code === code)?.amount));
  if (sums.every((one) => one === 0) || rest.length === 0) return [];
  return rest.at(-1) === assetTotal ? [] : [error('L1!L1.II.0', 'unbalanced')];
};

/** The attachment each yes of the Induk of 2025 opens, with one of its tables. */
const opened: readonly (readonly [answer: string, yes: string, sheet: string, table: string])[] = [
  ['C.1.a', 'yes', 'L5', 'L5B'],
  ['D.11', '31e', 'L8', ''],
  ['H.21.a', 'yes', 'L10A', 'L10A'],
  ['H.21.e', 'yes', 'L9', 'L9'],
  ['H.21.g', 'yes', 'L13A', 'L13A'],
  ['H.21.h', 'yes', 'L14', 'L14'],
];

/** Checks 13 and 14 of 2025: attachments by the answers, codes of corrections. */
const attachments: Check = ({ form, entries, worked }) => {
  if (form.era !== '2025') return [];
  const found = opened.flatMap(([line, yes, sheet, table]) => {
    const isYes = answerIn(entries, 'INDUK', line) === yes;
    const filled = table === '' ? amountAt(worked, 'L8!1') > 0 : rowsIn(entries, sheet, table).length > 0;
    if (isYes && !filled) return [error(`${sheet}!`, 'sheet_missing')];
    return !isYes && filled ? [error(`INDUK!${line}`, 'answer_open', { params: { sheet } })] : [];
  });
  const corrections = rowsIn(entries, 'L1', 'L1').flatMap((row, at) => {
    const codes = (row.correction ?? '').split(/[\s,;]+/).filter(Boolean);
    const has = (sign: string): boolean => codes.some((code) => code.startsWith(sign));
    const missing = (amount(row.plus) > 0 && !has('FPO')) || (amount(row.minus) > 0 && !has('FNE'));
    const twice = has('FNE-01') && amount(row.notObject) + amount(row.final) > 0;
    const path = `L1!L1.${row.code ?? at}`;
    return [...(missing ? [error(path, 'correction_code')] : []), ...(twice ? [error(path, 'taken_twice')] : [])];
  });
  if (answerIn(entries, 'INDUK', 'G.20') === 'no' && amountAt(worked, 'L6!1') === 0)
    found.push(warning('L6!1', 'instalment_open'));
  return [...found, ...corrections];
};

/** Checks 15 and 16 of 2025: depreciation and the 0.5 % tax against the corrections and slips. */
const agreements: Check = ({ form, entries, worked }) => {
  if (form.era !== '2025') return [];
  const corrected = (code: string, column: string): Sen =>
    rowsIn(entries, 'L1', 'L1')
      .filter((row) => (row.correction ?? '').includes(code))
      .reduce((sum, row) => sum + amount(row[column]), 0);
  const differs = (at: string, plus: string, minus: string): readonly Finding[] => {
    const difference = amountAt(worked, at);
    const shown = corrected(plus, 'plus') - corrected(minus, 'minus');
    return difference === shown ? [] : [error(at, 'differs', { params: { plus, minus } })];
  };
  const onlyFinal = answerIn(entries, 'INDUK', 'C.1.b') === 'yes' && amountAt(worked, 'INDUK!D.4') !== 0;
  const audited = answerIn(entries, 'INDUK', 'B.2') === 'yes' && answerIn(entries, 'INDUK', 'B.2.a') === '';
  return [
    ...differs('L9!c', 'FPO-09', 'FNE-02'),
    ...differs('L9!f', 'FPO-10', 'FNE-03'),
    ...(onlyFinal ? [error('INDUK!D.4', 'only_final')] : []),
    ...(audited ? [error('INDUK!B.2.a', 'answer_missing')] : []),
  ];
};

const checks: readonly Check[] = [
  tariff,
  losses,
  assets,
  slips,
  settlement,
  finalCosts,
  answers,
  balance,
  attachments,
  agreements,
];

/** Checks of a return across its sheets; errors block filing. */
export const annualFindings = (checked: Checked): readonly Finding[] => checks.flatMap((check) => check(checked));
