import { createContext, useContext } from 'react';
import type { ProblemBody } from '../../client/http.ts';

/** Asks why a document of a masa changes whose return is with the office; null where nobody says. */
export type AskReason = (problem: ProblemBody) => Promise<string | null>;

export const ReasonContext = createContext<AskReason>(async () => null);

/** Opens the question of a `period_filed` answer that is left to every page; `useCall` does so by itself. */
export const useAskReason = () => useContext(ReasonContext);

/** Where a request says why: a move by its reason, everything else beside what it asks for. */
export const withLockReason = (path: string, body: unknown, reason: string): object => ({
  ...(body as object),
  [path.includes('/moves/') ? 'reason' : 'lockReason']: reason,
});
