/** Localised by the server. Empty if there is none. */
export const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : '');
