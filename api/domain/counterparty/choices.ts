/** Filters of the counterparties: possible duplicates, and those with invalid numbers or refused documents. */
export const partyChoices = ['doubles', 'troubled'] as const;
export type PartyChoice = (typeof partyChoices)[number];
