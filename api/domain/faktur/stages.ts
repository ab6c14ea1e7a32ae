import { rupiah, sen, total } from '../definition/money.ts';
import type { FakturAmounts } from './record.ts';

export type Taken = Pick<FakturAmounts, 'dpp' | 'otherDpp' | 'ppn' | 'ppnbm'>;

export const takenKeys = ['dpp', 'otherDpp', 'ppn', 'ppnbm'] as const satisfies readonly (keyof Taken)[];

const each = (amount: (key: keyof Taken) => number): Taken => ({
  dpp: rupiah(amount('dpp')),
  otherDpp: rupiah(amount('otherDpp')),
  ppn: rupiah(amount('ppn')),
  ppnbm: rupiah(amount('ppnbm')),
});

export const takenTotal = (stages: readonly Taken[]): Taken =>
  each((key) => total(stages.map((stage) => sen(stage[key]))));
