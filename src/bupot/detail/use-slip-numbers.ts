import { useMemo } from 'react';
import { explainSlip, numberOf, type SlipAmount } from '#domain/bupot/explain.ts';
import { inputOf } from '#domain/bupot/input-of.ts';
import type { Bupot } from '#domain/bupot/record.ts';
import type { BupotView } from '#domain/bupot/view-schema.ts';
import { withMonths } from '#domain/bupot/year/line-months.ts';
import type { Explained } from '#domain/definition/explain.ts';

export type SlipExplains = {
  readonly amount: (of: SlipAmount) => Explained | undefined;
  readonly named: (name: string, value: string) => Explained | undefined;
};

export type ExplainedSlip = Bupot & Partial<Pick<BupotView, 'lineMonths'>>;

/** Recalculates the slip with the domain code and returns an explanation for each number. */
export const useSlipNumbers = (bupot: ExplainedSlip): SlipExplains =>
  useMemo(() => {
    const numbers = explainSlip(inputOf(bupot));
    return {
      amount: (of) => numberOf(numbers, bupot, of),
      named: (name, value) => {
        const found = numbers.get(name);
        if (!found || Number(found.value) !== Number(value)) return undefined;
        return withMonths(bupot.lineMonths, bupot.period, name, found);
      },
    };
  }, [bupot]);
