import { possibleMoves } from '#domain/definition/possible-moves.ts';
import type { Machine } from '#domain/definition/status.ts';
import { useSession } from '../layout/session-context.ts';

/** What this person may ask for of a record as it stands, by the definition of its family. */
export const usePossibleMoves = <S extends string, M extends string>(
  of: Machine<S, M>,
  row: { readonly status: S },
  repair?: string,
): readonly M[] => {
  const { held, setting } = useSession();
  return possibleMoves(of, { row, held, office: { ...setting.office, byHand: setting.codesByHand }, repair });
};
