import type { YearRule } from '#domain/bupot/year/finding.ts';
import type { YearChoices } from '#domain/bupot/year/monthly-slips.ts';
import type { FindingView, YearRow } from '#domain/bupot/year/preview.ts';

export type FixProps = {
  readonly year: number;
  readonly row: YearRow;
  readonly chosen: YearChoices;
  readonly onChoose: (part: { readonly [K in keyof YearChoices]?: YearChoices[K] | undefined }) => void;
};

export const foundIn = ({ findings }: YearRow, ...rules: readonly YearRule[]): FindingView[] =>
  findings.filter(({ rule }) => rules.includes(rule));

export const toggled = <T>(list: readonly T[] | undefined, one: T, on: boolean): T[] | undefined => {
  const next = [...(list ?? []).filter((other) => other !== one), ...(on ? [one] : [])];
  return next.length > 0 ? next : undefined;
};

type Counting = Pick<FixProps['chosen'], 'leftOut' | 'keptBoth'>;
type Counted = { readonly [K in keyof Counting]: Counting[K] | undefined };

const leavingOut = ({ leftOut }: Counting, slips: readonly { readonly id: string }[], others: readonly string[]) => {
  const ids = slips.map(({ id }) => id);
  const next = [...(leftOut ?? []).filter((id) => !ids.includes(id)), ...others];
  return next.length > 0 ? next : undefined;
};

/** Of several slips of a month this one counts, or all (null). */
export const counting = (
  chosen: Counting,
  month: number,
  slips: readonly { readonly id: string }[],
  one: string | null,
): Counted => ({
  leftOut: leavingOut(chosen, slips, one === null ? [] : slips.map(({ id }) => id).filter((id) => id !== one)),
  keptBoth: toggled(chosen.keptBoth, month, one === null),
});

const answered = (chosen: YearChoices): string =>
  JSON.stringify(
    Object.entries(chosen)
      .map(([about, answer]) => [about, Array.isArray(answer) ? [...answer].sort() : answer] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

/** Compares choices regardless of their order. */
export const sameChoices = (one: YearChoices, other: YearChoices): boolean => answered(one) === answered(other);

/** The difference of the last month; null while its income is unknown, and taken from the slip once there is one. */
export const differenceOf = (row: YearRow): string | null =>
  row.state === 'done' || foundIn(row, 'last_pay').length > 0 ? null : row.difference;
