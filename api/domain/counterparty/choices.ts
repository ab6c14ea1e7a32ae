/** What the book can be narrowed to: those that may be the same as another, and those whose numbers or documents ask for a look. */
export const partyChoices = ['doubles', 'troubled'] as const;
export type PartyChoice = (typeof partyChoices)[number];
