import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aSummedSlip } from '../../../fixtures/builders/a-return.ts';
import { type IncomeReturn, isSlipKind, returnOf, type SlipKind } from '../bupot/kinds.ts';
import { periodAfter } from '../definition/day.ts';
import { sen, total } from '../definition/money.ts';
import { type Amounts, amountsOf } from '../definition/worked.ts';
import { billsOf, overpaymentsOf } from './bills.ts';
import type { ReturnDefinition } from './definition.ts';
import { changeSums, isAmong, type Summed, sumDocuments } from './document-sum.ts';
import { excessInto, type SentReturn } from './excess.ts';
import { amendedLines, postedFrom, workFrozen } from './frozen.ts';
import { documentsOf, elsewhereIn, lineAt } from './line-documents.ts';
import { pph21 } from './pph21/definition.ts';
import { DIRECT } from './slips.ts';
import { accounts, unifikasi } from './unifikasi/definition.ts';
import { inputsOf, unmappedIn, workReturn } from './work-return.ts';

const definitions: Record<IncomeReturn, ReturnDefinition> = { UNIFIKASI: unifikasi, PPH21: pph21 };

const amount = fc.integer({ min: 0, max: 2_000_000_000 });
const ofUnifikasi = fc
  .tuple(fc.constantFrom<SlipKind>('BPPU', 'BPNR', 'SP', 'CY'), fc.constantFrom(...accounts), amount, amount)
  .map(([kind, row, tax, borne]) => aSummedSlip(kind, row, tax, { borne }));
const ofPph21 = fc
  .tuple(
    fc.constantFrom<SlipKind>('BPMP', 'BPA1', 'BPA2', 'BP21', 'BP26'),
    fc.integer({ min: -500_000_000, max: 500_000_000 }),
    amount,
    fc.constantFrom('DIRECT' as const, 'NONE' as const, null),
  )
  .map(([kind, tax, borne, paymentOption]) =>
    aSummedSlip(kind, kind === 'BP26' ? '411127-100' : '411121-100', tax, { borne, paymentOption }),
  );
const someSlips = fc.oneof(fc.array(ofUnifikasi, { maxLength: 30 }), fc.array(ofPph21, { maxLength: 30 }));

const definitionOf = (slips: readonly Summed[]): ReturnDefinition =>
  definitions[slips[0] && isSlipKind(slips[0].kind) ? returnOf(slips[0].kind) : 'UNIFIKASI'];
const work = (
  definition: ReturnDefinition,
  slips: readonly Summed[],
  previous: Amounts | null = null,
  excess: Readonly<Record<string, number>> = {},
) => workReturn(definition, inputsOf(definition, { sums: sumDocuments(slips), previous, excess }));

const taxOf = (slips: readonly Summed[]) => total(slips.map(({ amounts }) => sen(amounts.tax ?? '')));
const direct = (slips: readonly Summed[]) => slips.filter(({ group }) => group === DIRECT);
const dueOf = (definition: ReturnDefinition, amounts: Amounts) =>
  total(billsOf(definition, amounts).map((one) => one.amount)) -
  total(overpaymentsOf(definition, amounts, '2025-10').map((one) => one.amount));

describe('a return', () => {
  it('is due what its slips say, to the sen, and loses none of them', () => {
    fc.assert(
      fc.property(someSlips, (slips) => {
        const definition = definitionOf(slips);
        const paidByTreasury = definition === pph21 ? taxOf(direct(slips)) : 0;
        expect(dueOf(definition, amountsOf(work(definition, slips)))).toBe(taxOf(slips) - paidByTreasury);
        expect(unmappedIn(definition, sumDocuments(slips))).toEqual([]);
      }),
    );
  });

  it('is, line by line, what the slips under it and other returns bring', () => {
    fc.assert(
      fc.property(someSlips, amount, (slips, excess) => {
        const definition = definitionOf(slips);
        const previous = amountsOf(work(definition, slips.slice(1)));
        const fed = { sums: sumDocuments(slips), previous, excess: { 'B.I.6': excess } };
        const { inputs } = postedFrom(definition, '2025-10', fed);
        const sheets = workFrozen(definition, inputs ?? {});
        for (const one of Object.values(sheets).flatMap((lines) => Object.values(lines))) {
          const listed = documentsOf(definition, one).flatMap((filter) =>
            slips
              .filter((slip) => isAmong(slip, filter))
              .map((slip) => filter.times * sen(slip.amounts[filter.amount] ?? '')),
          );
          expect(total(listed) + (elsewhereIn(definition, inputs ?? {}, one) ?? Number.NaN)).toBe(one.value);
          expect(lineAt(definition, `${one.form}.${one.line}`)).toEqual({ form: one.form, line: one.line });
        }
      }),
      { numRuns: 20 },
    );
  });

  it('corrected without a change leaves nothing to pay and changes no line', () => {
    fc.assert(
      fc.property(someSlips, (slips) => {
        const definition = definitionOf(slips);
        const before = amountsOf(work(definition, slips));
        const after = amountsOf(work(definition, slips, before));
        expect(billsOf(definition, after)).toEqual([]);
        expect(overpaymentsOf(definition, after, '2025-10')).toEqual([]);
        expect(amendedLines(definition, before, after)).toEqual([]);
      }),
    );
  });

  it('is kept as it was worked, and explains itself from what was kept', () => {
    fc.assert(
      fc.property(someSlips, (slips) => {
        const definition = definitionOf(slips);
        const posted = postedFrom(definition, '2025-10', { sums: sumDocuments(slips), previous: null });
        expect(amountsOf(workFrozen(definition, posted.inputs ?? {}))).toEqual(posted.amounts);
        expect(posted.documentCount).toBe(slips.length);
        expect(sen(posted.payable) - sen(posted.overpaid)).toBe(dueOf(definition, posted.amounts ?? {}));
      }),
    );
  });

  it('asked what if is what it would be with those slips', () => {
    fc.assert(
      fc.property(fc.array(ofUnifikasi), fc.array(ofUnifikasi), fc.array(ofUnifikasi), (stay, left, taken) => {
        const changed = changeSums(sumDocuments([...stay, ...left]), { left, taken });
        const inputs = inputsOf(unifikasi, { sums: changed, previous: null });
        expect(amountsOf(workReturn(unifikasi, inputs))).toEqual(amountsOf(work(unifikasi, [...stay, ...taken])));
      }),
      { numRuns: 50 },
    );
  });

  it('and its correction together are due what the corrected slips say', () => {
    fc.assert(
      fc.property(
        fc.array(ofUnifikasi, { maxLength: 20 }),
        fc.array(ofUnifikasi, { maxLength: 20 }),
        (first, second) => {
          const before = amountsOf(work(unifikasi, first));
          const after = amountsOf(work(unifikasi, second, before));
          expect(dueOf(unifikasi, before) + dueOf(unifikasi, after)).toBe(taxOf(second));
        },
      ),
    );
  });
});

describe('a chain of carried overpayments', () => {
  const PERIODS = 6;
  const months = Array.from({ length: PERIODS }, (_, at) => periodAfter('2025-10', at));
  const filings = fc.array(fc.tuple(fc.nat({ max: PERIODS - 1 }), fc.array(ofPph21, { maxLength: 4 })), {
    minLength: PERIODS,
    maxLength: 3 * PERIODS,
  });

  it('adds up: what was paid is what was withheld and what is still to be used, and nothing is used twice', () => {
    fc.assert(
      fc.property(filings, (steps) => {
        const filed: SentReturn[] = [];
        const slipsOf = new Map<string, readonly Summed[]>();
        let paid = 0;
        steps.forEach(([pick, slips]) => {
          const reached = new Set(filed.map(({ period }) => period)).size;
          const period = months[Math.min(pick, reached)] ?? '2025-10';
          const before = filed.filter((one) => one.period === period);
          const excess = excessInto(pph21, period, filed);
          const amounts = amountsOf(work(pph21, slips, before.at(-1)?.amounts ?? null, excess));
          paid += total(billsOf(pph21, amounts).map((one) => one.amount));
          filed.push({ period, revision: before.length, status: 'FILED', amounts });
          slipsOf.set(period, slips);

          const unused = total(Object.values(excessInto(pph21, '2026-12', filed)));
          const slipsFiled = [...slipsOf.values()].flat();
          expect(paid).toBe(taxOf(slipsFiled) - taxOf(direct(slipsFiled)) + unused);
        });
      }),
      { numRuns: 60 },
    );
  });
});
