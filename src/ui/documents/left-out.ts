import type { BulkFamily } from './bulk-work.ts';

type LeftOutParams = {
  readonly of: Pick<BulkFamily, 'status'>;
  readonly key: string;
  readonly rows: readonly unknown[];
  readonly complete: boolean;
  readonly out: number;
};

/** `why` is a message key; `count` is null if the rows per reason are not known on the client. */
export type LeftOut = { readonly why: string; readonly count: number | null };

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
