import { describe, expect, it } from 'vitest';
import { aBupotInput } from '../../../fixtures/builders/a-bupot.ts';
import { amountsOf } from './compute.ts';
import { explainSlip, numberOf } from './explain.ts';
import { isAnnual, slipKinds } from './kinds.ts';
import { a1Form, a2Form } from './pph21/annual-form.ts';
import { blankInput } from './slips.ts';

describe.each(slipKinds)('the numbers of %s', (kind) => {
  it('say where they come from, each as the record has it', () => {
    const input = aBupotInput(kind);
    const amounts = amountsOf(input);
    const numbers = explainSlip(input);
    for (const amount of ['gross', 'base', 'tax'] as const)
      expect(numberOf(numbers, amounts, amount)?.value, amount).toBe(amounts[amount]);
    if (isAnnual(kind))
      for (const field of (kind === 'BPA1' ? a1Form : a2Form).flatMap(({ fields }) => fields))
        expect(numbers.get(field)?.value, field).toMatch(/^-?\d+\.00$/);
    // Article 17 has a rate for each band, and no one of its own.
    else if (kind !== 'BP21') expect(numberOf(numbers, amounts, 'rate')?.value).toBe(amounts.rate);
  });

  it('are not told of a slip that says nothing', () => {
    expect(explainSlip(blankInput(kind)).size).toBe(0);
  });
});
