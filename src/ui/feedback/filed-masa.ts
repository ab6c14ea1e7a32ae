import { createContext, useContext } from 'react';
import type { ProblemBody } from '../../client/http.ts';

/** Asks for the reason of a change in a masa with a filed return; null if cancelled. */
export type AskReason = (problem: ProblemBody) => Promise<string | null>;

export const ReasonContext = createContext<AskReason>(async () => null);

/** Opens the dialog for a `period_filed` response; `useCall` does so automatically. */
export const useAskReason = () => useContext(ReasonContext);
