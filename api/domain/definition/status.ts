import type { Permission } from '../permissions.ts';

type Mark =
  | 'card'
  | 'check'
  | 'clock'
  | 'close'
  | 'dot'
  | 'edit'
  | 'external'
  | 'history'
  | 'import'
  | 'plus'
  | 'refresh'
  | 'replaced'
  | 'send'
  | 'shield'
  | 'signature'
  | 'trash'
  | 'undo'
  | 'upload'
  | 'warning';

export type Tone = 'grey' | 'orange' | 'green' | 'red';

/** The default icon of each tone. */
export const markOf: Readonly<Record<Tone, Mark>> = { grey: 'dot', orange: 'clock', green: 'check', red: 'close' };

/** What the connection to the office must support; `byHand`: only if no connection returns codes. */
export type OfficeNeed = 'send' | 'inquire' | 'substitute' | 'cancel' | 'byHand';

/** What is shown before the action runs: a confirmation, a reason, a form, another page, or a preview. */
type Asks = 'confirm' | 'reason' | 'form' | 'page' | 'look';

type Offer<M extends string> = {
  readonly icon: Mark;
  /** Hard or impossible to undo: never offered first. */
  readonly danger?: true;
  /** If missing, no connection to the office is needed. */
  readonly office?: OfficeNeed;
  /** If missing, the action runs at once. */
  readonly asks?: Asks;
  /** Maximum length of the reason at the office, in characters, if it is below the limit here. */
  readonly longest?: number;
  /** Not offered while this field of the record is set: a number above zero, or another record. */
  readonly unless?: string;
  readonly through?: M;
  /** Offered first if the office rejected the record for a reason that is repaired this way. */
  readonly repairs?: string;
};

/** `system` transitions come from the office or a job, never from a browser. */
export type Move<S extends string, M extends string = string> = {
  readonly from: readonly S[];
  /** `same`: works on the record without changing its state. `gone`: removes the record. */
  readonly to: S | 'same' | 'gone';
  /** The target state if this field of the record is empty. */
  readonly without?: { readonly field: string; readonly to: S };
  readonly by: Permission | 'system';
  readonly offer?: Offer<M>;
};

/** Texts are at `<words>.status.<state>` and `<words>.status.short.<state>`. */
export type StateLook<S extends string> = {
  readonly words: string;
  readonly states: Readonly<Record<S, Tone>>;
  readonly marks?: Readonly<Partial<Record<S, Mark>>>;
};

/**
 * Texts: `<words>.moves.<move>`, `<words>.asks.<move>` for the confirmation, `<words>.done.<move>` afterwards;
 * `<words>.happened.<action>` in the history.
 */
export type Machine<S extends string, M extends string> = StateLook<S> & {
  readonly start: S;
  readonly moves: Readonly<Record<M, Move<S, M>>>;
  readonly happened?: Readonly<Record<string, Mark>>;
};

/** Unreachable states and transitions from unknown states do not compile. */
export const machine = <const S extends string, const M extends string>(of: {
  words: string;
  start: NoInfer<S>;
  states: Record<S, Tone>;
  marks?: Partial<Record<NoInfer<S>, Mark>>;
  happened?: Readonly<Record<string, Mark>>;
  moves: Record<
    M,
    {
      from: readonly NoInfer<S>[];
      to: NoInfer<S> | 'same' | 'gone';
      without?: { field: string; to: NoInfer<S> };
      by: Permission | 'system';
      offer?: Offer<NoInfer<M>>;
    }
  >;
}): Machine<S, M> => of;

/** Unchanged if the transition keeps the state or removes the record. */
export const stateAfter = <S extends string>(
  { to, without }: Pick<Move<S>, 'to' | 'without'>,
  read: { readonly status: S },
): S => {
  if (to === 'same' || to === 'gone') return read.status;
  return without && (read as Readonly<Record<string, unknown>>)[without.field] === null ? without.to : to;
};

export const movesFrom = <S extends string, M extends string>(
  of: Machine<S, M>,
  status: S,
  permissions: ReadonlySet<string>,
): M[] =>
  (Object.keys(of.moves) as M[]).filter((name) => {
    const move = of.moves[name];
    return move.by !== 'system' && permissions.has(move.by) && move.from.includes(status);
  });
