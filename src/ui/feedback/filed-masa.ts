import { createContext, useContext } from 'react';
import type { ProblemBody } from '../../client/http.ts';

/** Null if cancelled. */
export type AskReason = (problem: ProblemBody) => Promise<string | null>;

export const ReasonContext = createContext<AskReason>(async () => null);

export const useAskReason = () => useContext(ReasonContext);
