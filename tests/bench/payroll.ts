import { type WithholdingStatus, withholdingStatuses } from '#domain/rules/pph21/ptkp.ts';

/** A year of pay of many people, by column: the contents of twelve payroll files. Amounts in sen. */
export type Payroll = {
  status: WithholdingStatus[];
  months: Float64Array[];
  salary: Float64Array;
  bonus: Float64Array;
  pensionContribution: Float64Array;
};

const RUPIAH = 100;

/** Deterministic pay of many people: from 4 to about 100 million a month, overtime in some months, a bonus in March. */
export const payroll = (people: number): Payroll => {
  let seed = 20_250_101;
  const random = (): number => {
    seed = (seed * 1_103_515 + 12_345) % 2_147_483_648;
    return seed / 2_147_483_648;
  };
  const column = () => new Float64Array(people);
  const paid: Payroll = {
    status: [],
    months: Array.from({ length: 12 }, column),
    salary: column(),
    bonus: column(),
    pensionContribution: column(),
  };
  for (let at = 0; at < people; at++) {
    const basic = Math.floor(4_000_000 * 25 ** (random() * random() * 1.2)) * RUPIAH;
    paid.status.push(withholdingStatuses[Math.floor(random() * withholdingStatuses.length)] ?? 'TK/0');
    paid.bonus[at] = basic;
    paid.pensionContribution[at] = Math.floor((basic * 12) / 100 / RUPIAH) * RUPIAH;
    for (const [month, gross] of paid.months.entries()) {
      const pay = basic + (random() < 0.3 ? Math.floor(random() * 3_000_000) * RUPIAH : 0);
      paid.salary[at] = (paid.salary[at] as number) + pay;
      gross[at] = pay + (month === 2 ? basic : 0);
    }
  }
  return paid;
};
