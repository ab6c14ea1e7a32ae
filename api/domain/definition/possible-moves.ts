import type { Machine, OfficeNeed } from './status.ts';

export type OfficeLine = Readonly<Record<OfficeNeed, boolean>>;

type MoveRequest<S extends string> = {
  readonly row: { readonly status: S };
  readonly permissions: ReadonlySet<string>;
  readonly office: OfficeLine;
  readonly repair?: string | undefined;
};

/** In the order of the definition; repairs come first. */
export const possibleMoves = <S extends string, M extends string>(
  of: Machine<S, M>,
  { row, permissions, office, repair }: MoveRequest<S>,
): readonly M[] => {
  const says = (field: string): boolean => Boolean((row as Readonly<Record<string, unknown>>)[field]);
  const may = (name: M): boolean => {
    const { from, by, offer } = of.moves[name];
    if (!offer || by === 'system' || !permissions.has(by) || !from.includes(row.status)) return false;
    const { office: needed, unless } = offer;
    return (needed === undefined || office[needed]) && (unless === undefined || !says(unless));
  };
  const offered = (Object.keys(of.moves) as M[]).filter((name) => {
    const through = of.moves[name].offer?.through;
    return may(name) || (through !== undefined && may(through));
  });
  const repairs = (name: M): boolean => repair !== undefined && of.moves[name].offer?.repairs === repair;
  return [...offered.filter(repairs), ...offered.filter((name) => !repairs(name))];
};
