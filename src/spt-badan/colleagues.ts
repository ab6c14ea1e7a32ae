import type { AnnualView } from '#domain/spt-badan/view-schema.ts';

const RECENT_MS = 5 * 60_000;

export type Colleague = { readonly name: string; readonly sheet: string };

/** Others who saved a sheet in the last five minutes, each with the last one. Entries save themselves within a second. */
export const colleaguesOf = (
  { tree }: Pick<AnnualView, 'tree'>,
  { self, now }: { readonly self: string; readonly now: number },
): readonly Colleague[] => {
  const recent = tree.flatMap(({ sheet, updatedBy, updatedAt }) =>
    updatedBy !== null && updatedAt !== null && updatedBy !== self && now - updatedAt < RECENT_MS
      ? [{ name: updatedBy, sheet, updatedAt }]
      : [],
  );
  const latest = new Map(recent.sort((one, other) => one.updatedAt - other.updatedAt).map((one) => [one.name, one]));
  return [...latest.values()].map(({ name, sheet }) => ({ name, sheet }));
};
