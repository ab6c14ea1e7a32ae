import type { EmployeeYear } from '#domain/bupot/year/draw.ts';
import { employeeKey, isTemporary, type MonthlySlip, monthOf, numberOfKey } from '#domain/bupot/year/monthly-slips.ts';
import type { Namesake } from '#domain/bupot/year/person.ts';
import type { Settled } from '#domain/bupot/year/settled.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../../db/database.ts';
import {
  annualSlipsOf,
  monthlySlipsOf,
  numbersUnderNames,
  type PaidUnderName,
  paidUnderNames,
} from '../../../db/repositories/bupot/years.ts';

const groups = <T>(rows: readonly T[], keyOf: (row: T) => string): Map<string, T[]> => {
  const found = new Map<string, T[]>();
  for (const row of rows) {
    const of = found.get(keyOf(row));
    if (of) of.push(row);
    else found.set(keyOf(row), [row]);
  }
  return found;
};

const nameOf = ({ payeeName }: Pick<MonthlySlip, 'payeeName'>): string => (payeeName ?? '').trim().toLowerCase();

/** Only names paid under several numbers; the others need no comparison. */
const sharedOf = async (
  scope: Scope,
  query: Query,
  { year, names }: { year: number; names: readonly string[] },
): Promise<string[]> => {
  const under = groups(await numbersUnderNames(scope, query, { year, names }), ({ name }) =>
    nameOf({ payeeName: name }),
  );
  return [...under.values()]
    .filter((of) => of.some(({ first, last }) => isTemporary(first) || first !== last || first !== of[0]?.first))
    .flatMap((of) => of.flatMap(({ name }) => name ?? []));
};

const byName = (others: ReadonlyMap<string, readonly PaidUnderName[]>): Map<string, Set<string>> => {
  const found = new Map<string, Set<string>>();
  for (const [key, theirs] of others)
    for (const slip of theirs) {
      const name = nameOf(slip);
      const keys = found.get(name) ?? new Set();
      found.set(name, keys.add(key));
    }
  return found;
};

/** Paid in none of the same months: probably the same employee under another number. */
const namesakesOf = (
  slips: readonly MonthlySlip[],
  key: string,
  others: ReadonlyMap<string, readonly PaidUnderName[]>,
  names: ReadonlyMap<string, ReadonlySet<string>>,
): Namesake[] => {
  if (names.size === 0) return [];
  const months = new Set(slips.map(monthOf));
  const candidates = new Set([...new Set(slips.map(nameOf))].flatMap((name) => [...(names.get(name) ?? [])]));
  const found: Namesake[] = [];
  for (const other of candidates) {
    const theirs = others.get(other) ?? [];
    if (other !== key && !theirs.some((slip) => months.has(monthOf(slip))))
      found.push({ key: other, name: theirs[0]?.payeeName ?? '' });
  }
  return found;
};

/**
 * An employee matched to another is included in that one only. The empty string stands for employees without a number.
 */
export const employeeYears = async (
  scope: Scope,
  query: Query,
  { year, numbers, settled }: { year: number; numbers: readonly string[]; settled: Settled },
): Promise<EmployeeYear[]> => {
  const here = new Set(numbers);
  const merged = Object.values(settled).flatMap((one) =>
    here.has(numberOfKey(one.key)) ? (one.merged ?? []).map(numberOfKey) : [],
  );
  const renamed = Object.values(settled).flatMap(({ key, payeeNpwp }) =>
    payeeNpwp && here.has(numberOfKey(key)) ? [payeeNpwp] : [],
  );
  const wanted = [...new Set([...numbers, ...merged])];
  const slips = groups<MonthlySlip>(await monthlySlipsOf(scope, query, { year, numbers: wanted }), employeeKey);
  const annuals = groups(
    await annualSlipsOf(scope, query, { year, numbers: [...new Set([...wanted, ...renamed])] }),
    employeeKey,
  );
  const names = new Set<string>();
  for (const of of slips.values()) for (const { payeeName } of of) if (payeeName) names.add(payeeName);
  const shared = await sharedOf(scope, query, { year, names: [...names] });
  const named = groups(
    shared.length > 0 ? await paidUnderNames(scope, query, { year, names: shared }) : [],
    employeeKey,
  );
  const sharing = byName(named);
  const away = new Set(Object.values(settled).flatMap((one) => one.merged ?? []));
  return [...slips]
    .filter(([key]) => here.has(numberOfKey(key)) && !away.has(key))
    .map(([key, own]) => {
      const chosen = settled[key];
      const joined = chosen?.merged ?? [];
      const all = [...own, ...joined.flatMap((other) => slips.get(other) ?? [])];
      const number = chosen?.payeeNpwp;
      return {
        key,
        slips: all,
        annuals: [key, ...joined, ...(number ? [number] : [])].flatMap((one) => annuals.get(one) ?? []),
        namesakes: namesakesOf(all, key, named, sharing).filter(
          (other) => !joined.includes(other.key) && !away.has(other.key),
        ),
      };
    });
};
