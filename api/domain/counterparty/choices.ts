/** Filters of the counterparties: possible duplicates, and those with problems in numbers or documents. */
export const partyChoices = ['doubles', 'troubled'] as const;
export type PartyChoice = (typeof partyChoices)[number];
