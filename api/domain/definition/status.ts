import type { Permission } from '../permissions.ts';

/** Marks that stand beside moves and states. */
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

/** The mark of a state that has none of its own. */
export const markOf: Readonly<Record<Tone, Mark>> = { grey: 'dot', orange: 'clock', green: 'check', red: 'close' };

/** What the line to the office must be able to do; `byHand`: only where no line gives codes. */
export type OfficeNeed = 'send' | 'inquire' | 'substitute' | 'cancel' | 'byHand';

/** What stands between the press and the move: a question, a reason, a form of its own, another page, a last look before it is sent. */
type Asks = 'confirm' | 'reason' | 'form' | 'page' | 'look';

/** How a move is offered to a person. */
type Offer<M extends string> = {
  readonly icon: Mark;
  /** Taken back with trouble or not at all: never the first thing offered. */
  readonly danger?: true;
  /** Needs no office where this is missing. */
  readonly office?: OfficeNeed;
  /** Done at once where this is missing. */
  readonly asks?: Asks;
  /** Letters of the reason the office keeps, where it keeps fewer than we do. */
  readonly longest?: number;
  /** Not offered while this field of the record says something: a number above zero, another record. */
  readonly unless?: string;
  /** Offered as well wherever this move is: the server makes that one first. */
  readonly through?: M;
  /** Comes first where the office threw the record back for something that is repaired this way. */
  readonly repairs?: string;
};

/** A move: from which states, to which, and who may ask for it. `system` moves come from the office or a job, never from a browser. */
export type Move<S extends string, M extends string = string> = {
  readonly from: readonly S[];
  /** `same`: works on the record without changing its state. `gone`: removes the record. */
  readonly to: S | 'same' | 'gone';
  /** Where it leads a record of which this field says nothing. */
  readonly without?: { readonly field: string; readonly to: S };
  readonly by: Permission | 'system';
  /** One without it stands in no menu: it is asked for elsewhere. */
  readonly offer?: Offer<M>;
};

/** How the states of a family are shown, and where its words stand: `<words>.status.<state>`, `<words>.status.short.<state>`. */
export type StateLook<S extends string> = {
  readonly words: string;
  readonly states: Readonly<Record<S, Tone>>;
  /** Marks of states that have another than their tone. */
  readonly marks?: Readonly<Partial<Record<S, Mark>>>;
};

/** Words of its moves: `<words>.moves.<move>`, `<words>.asks.<move>` of what is asked first, `<words>.done.<move>` once it is done; `<words>.happened.<action>`. */
export type Machine<S extends string, M extends string> = StateLook<S> & {
  readonly start: S;
  /** In the order they are offered. */
  readonly moves: Readonly<Record<M, Move<S, M>>>;
  /** Marks of what happened, where it has another than how it came out: moves, and what is none. */
  readonly happened?: Readonly<Record<string, Mark>>;
};

/** States and moves of one family of documents. States that no move reaches and moves from unknown states do not compile. */
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

/** The state a record comes to by a move; one it leaves as it is, or removes it by, leaves it where it was. */
export const stateAfter = <S extends string>(
  { to, without }: Pick<Move<S>, 'to' | 'without'>,
  read: { readonly status: S },
): S => {
  if (to === 'same' || to === 'gone') return read.status;
  return without && (read as Readonly<Record<string, unknown>>)[without.field] === null ? without.to : to;
};

/** The moves a person holding these keys may ask for in this state. */
export const movesFrom = <S extends string, M extends string>(
  of: Machine<S, M>,
  status: S,
  permissions: ReadonlySet<string>,
): M[] =>
  (Object.keys(of.moves) as M[]).filter((name) => {
    const move = of.moves[name];
    return move.by !== 'system' && permissions.has(move.by) && move.from.includes(status);
  });
