/** What a failed call says to a person; the server has already put it into their language. Empty when it said nothing. */
export const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : '');
