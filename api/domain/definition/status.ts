import type { Permission } from '../permissions.ts';

export type Tone = 'grey' | 'orange' | 'green' | 'red';

/** A move: from which states, to which, and who may ask for it. `system` moves come from the office or a job, never from a browser. */
export type Move<S extends string> = {
  readonly from: readonly S[];
  /** `same`: works on the record without changing its state. `gone`: removes the record. */
  readonly to: S | 'same' | 'gone';
  readonly by: Permission | 'system';
};

export type Machine<S extends string, M extends string> = {
  readonly start: S;
  readonly states: Readonly<Record<S, Tone>>;
  readonly moves: Readonly<Record<M, Move<S>>>;
};

/** States and moves of one family of documents. States that no move reaches and moves from unknown states do not compile. */
export const machine = <const S extends string, const M extends string>(of: {
  start: NoInfer<S>;
  states: Record<S, Tone>;
  moves: Record<M, { from: readonly NoInfer<S>[]; to: NoInfer<S> | 'same' | 'gone'; by: Permission | 'system' }>;
}): Machine<S, M> => of;

/** The moves a person holding these keys may ask for in this state. */
export const movesFrom = <S extends string, M extends string>(
  of: Machine<S, M>,
  status: S,
  held: ReadonlySet<string>,
): M[] =>
  (Object.keys(of.moves) as M[]).filter((name) => {
    const move = of.moves[name];
    return move.by !== 'system' && held.has(move.by) && move.from.includes(status);
  });
