import type { Working } from '../../api/domain/definition/working.ts';
import { annualForms } from '../../api/domain/spt-badan/annual-form.ts';
import type { AnnualEntries } from '../../api/domain/spt-badan/entries.ts';
import { amountAt, annualWorking, workAnnual, workLineAgain } from '../../api/domain/spt-badan/work-annual.ts';
import { a1771 } from './a-whole-1771.ts';
import { bare1771, type Carried } from './bare-1771.ts';
import { finish, inTurn, processorMs, record, timeAtMost } from './measure.ts';

const KEYSTROKES = 2_000;
const RETURNS = 1_000;
const ROUNDS = 21;

const form = annualForms['1771'];
const facts = { taxYear: 2024, months: 12 };
const workOf = (entries: AnnualEntries) => ({ entries, facts, previous: null });

/** What the other sheets carry into the four of the reference, worked out beforehand. */
const carriedInto = (entries: AnnualEntries): Carried => {
  const worked = workAnnual(form, workOf(entries));
  const carried = {
    abroad: amountAt(worked, '7A!net'),
    abroadGross: amountAt(worked, '7A!gross'),
    depreciation: amountAt(worked, '1A!T3'),
    amortisation: amountAt(worked, '1A!T6'),
    slips: amountAt(worked, 'III!total'),
    foreignCredit: amountAt(worked, '7A!credit'),
    finalTax: amountAt(worked, 'IV!JBA.tax'),
    notObject: amountAt(worked, 'IV!JBB.base'),
    facility: amountAt(worked, 'I!7b'),
  };
  const bare = bare1771(entries, facts.taxYear, carried);
  for (const line of ['I!8', '2A!used', '2A!next', 'INDUK!3', 'INDUK!6', 'INDUK!11', 'INDUK!14g', 'II!14.total'])
    if (bare[line] !== amountAt(worked, line)) throw new Error(`${line}: ${bare[line]}, ${amountAt(worked, line)}`);
  return carried;
};

const ours = (working: Working): number => working.amountAt('INDUK!6');

/** The tax of all, so that nothing is left out because nobody reads it. */
const dueOf = (all: readonly AnnualEntries[], due: (one: AnnualEntries, at: number) => number | undefined): number =>
  all.reduce((sum, one, at) => sum + (due(one, at) ?? 0), 0);

const whole = a1771();
const carried = carriedInto(whole);
const before = annualWorking(form, workOf(whole));
const typed = (at: number): AnnualEntries => {
  const own = whole.I;
  return own ? { ...whole, I: { ...own, lines: { ...own.lines, '1a': String(60_000_000_000 + at) } } } : whole;
};
const keys = Array.from({ length: KEYSTROKES }, (_, at) => typed(at));
const turnover = { sheet: 'I', line: '1a' };
const strokes = await inTurn(
  ROUNDS,
  async () => processorMs(() => dueOf(keys, (one) => ours(workLineAgain(form, before, workOf(one), turnover)))),
  async () => processorMs(() => dueOf(keys, (one) => bare1771(one, facts.taxYear, carried)['INDUK!6'])),
);
timeAtMost(
  'a keystroke in the turnover of a whole 1771, 2,000 times',
  'Induk, I, II and LK2A written by hand',
  strokes,
  3,
);

const returns = Array.from({ length: RETURNS }, (_, at) => a1771(at, 2));
const carriedOf = returns.map(carriedInto);
const bareAt = (one: AnnualEntries, at: number) => bare1771(one, facts.taxYear, carriedOf[at] ?? carried)['INDUK!6'];
const all = await inTurn(
  ROUNDS,
  async () => processorMs(() => dueOf(returns, (one) => ours(annualWorking(form, workOf(one))))),
  async () => processorMs(() => dueOf(returns, bareAt)),
);
timeAtMost('1,000 returns recalculated, all 21 sheets', 'the same four sheets written by hand', all, 3);
const [fastest = Number.NaN] = [...all.a].sort((a, b) => a - b);
record({
  what: 'returns recalculated a second',
  against: '',
  figure: Math.round((RETURNS / fastest) * 1_000).toLocaleString('en'),
  reach: 'reported',
  ok: true,
});
finish();
