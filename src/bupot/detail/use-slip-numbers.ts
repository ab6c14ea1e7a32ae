import { useMemo } from 'react';
import { explainSlip, numberOf, type SlipAmount } from '#domain/bupot/explain.ts';
import { inputOf } from '#domain/bupot/input-of.ts';
import type { Bupot } from '#domain/bupot/record.ts';
import type { Explained } from '#domain/definition/explain.ts';

export type SlipExplains = {
  /** Of an amount of the record. */
  readonly amount: (of: SlipAmount) => Explained | undefined;
  /** Of a number by the name the calculation gives it, where it says what stands there. */
  readonly named: (name: string, value: string) => Explained | undefined;
};

/** The slip worked again by the code that worked it, with notes on where each number comes from. */
export const useSlipNumbers = (bupot: Bupot): SlipExplains =>
  useMemo(() => {
    const numbers = explainSlip(inputOf(bupot));
    return {
      amount: (of) => numberOf(numbers, bupot, of),
      named: (name, value) => {
        const found = numbers.get(name);
        return found && Number(found.value) === Number(value) ? found : undefined;
      },
    };
  }, [bupot]);
