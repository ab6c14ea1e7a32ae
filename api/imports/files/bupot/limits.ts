/** How many slips a file may bring: each row is one. */
export const slipLimits = { documents: 20_000, lines: 20_000 } as const;
