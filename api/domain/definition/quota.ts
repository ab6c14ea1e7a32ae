export type QuotaEffect = { readonly reserved: -1 | 0 | 1; readonly used: 0 | 1 };

/**
 * A unit is reserved when a document is sent, used when it comes into force, and released otherwise. `reserving`:
 * states that hold a unit; `broken`: the state after an interrupted upload; `inForce`: states in which a sent document
 * uses its unit.
 */
export const quotaEffectOf =
  <Status extends string>(of: {
    readonly reserving: readonly Status[];
    readonly broken: Status;
    readonly inForce: readonly Status[];
  }) =>
  (from: Status, to: Status): QuotaEffect => {
    const isReserved = of.reserving.includes(from);
    const holds = of.reserving.includes(to);
    const wasSent = isReserved || from === of.broken;
    return {
      reserved: isReserved === holds ? 0 : holds ? 1 : -1,
      used: of.inForce.includes(to) && wasSent ? 1 : 0,
    };
  };

export const quotaSum = (effects: readonly QuotaEffect[]): { reserved: number; used: number } => ({
  reserved: effects.reduce((sum, { reserved }) => sum + reserved, 0),
  used: effects.reduce((sum, { used }) => sum + used, 0),
});

export const quotaProducts = ['efaktur', 'ebupot'] as const;
export type QuotaProduct = (typeof quotaProducts)[number];

export const quotaEntryKinds = ['grant', 'buy', 'reverse', 'add', 'take', 'reserve', 'use', 'release'] as const;
export type QuotaEntryKind = (typeof quotaEntryKinds)[number];

export type QuotaEntry = {
  readonly kind: QuotaEntryKind;
  readonly quota: number;
  readonly reserved: number;
  readonly used: number;
};

const kindOf = ({ reserved, used }: QuotaEffect): QuotaEntryKind | null => {
  if (used > 0) return 'use';
  if (reserved === 0) return null;
  return reserved > 0 ? 'reserve' : 'release';
};

export const quotaEntriesOf = (effects: readonly QuotaEffect[]): QuotaEntry[] =>
  quotaEntryKinds.flatMap((kind) => {
    const of = effects.filter((effect) => kindOf(effect) === kind);
    return of.length === 0 ? [] : [{ kind, quota: 0, ...quotaSum(of) }];
  });

export const unitsOf = ({ kind, quota, reserved, used }: QuotaEntry): number => {
  if (kind === 'use') return Math.abs(used);
  return Math.abs(kind === 'reserve' || kind === 'release' ? reserved : quota);
};
