import type { BulkFamily } from './bulk-work.ts';

type LeftOutParams = {
  readonly of: Pick<BulkFamily, 'status'>;
  /** The move they are chosen for. */
  readonly key: string;
  readonly rows: readonly unknown[];
  /** All of the chosen are known here, and not only those of this page. */
  readonly complete: boolean;
  /** How many of the chosen are left out. */
  readonly out: number;
};

/** Why some of the chosen are left out, as a message key; `count` is null where nobody knows here how many for which reason. */
export type LeftOut = { readonly why: string; readonly count: number | null };

/** Why documents that are chosen do not go with the others: their state, or else faults that have to be put right first. */
export const leftOut = ({ of, key, rows, complete, out }: LeftOutParams): readonly LeftOut[] => {
  if (!complete) return [{ why: 'list.look.why_some', count: null }];
  const { from = [] } = of.status.moves[key] ?? {};
  const found = new Map<string, number>();
  for (const { status = '' } of rows as readonly { readonly status?: string }[]) {
    if (from.includes(status)) continue;
    const why = `${of.status.words}.status.${status}`;
    found.set(why, (found.get(why) ?? 0) + 1);
  }
  const faulty = [...found.values()].reduce((left, count) => left - count, out);
  return [
    ...[...found].map(([why, count]) => ({ why, count })),
    ...(faulty > 0 ? [{ why: 'list.look.faulty', count: faulty }] : []),
  ];
};
