import { rupiah, sen, total } from '#domain/definition/money.ts';
import { formatDecimal } from '#domain/text/format.ts';

export const whole = (amount: string): string => formatDecimal(amount, 0);

export const wholeSum = <Key extends string>(rows: readonly Readonly<Record<Key, string>>[], key: Key): string =>
  whole(rupiah(total(rows.map((row) => sen(row[key])))));
