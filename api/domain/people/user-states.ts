/** Somebody works in the company, has been asked to, or has been asked too long ago; a letter that could not be sent is said. */
export const userStates = ['ACTIVE', 'INVITED', 'EXPIRED', 'UNSENT'] as const;
export type UserState = (typeof userStates)[number];

/** What becomes of one address that is invited. */
export const inviteResults = ['invited', 'member', 'pending', 'twice', 'no_address'] as const;

/** What becomes of one person who is given another role together with others. */
export const givenResults = ['given', 'same', 'overtaken', 'last_owner', 'owner_by_owner', 'gone'] as const;
export type GivenResult = (typeof givenResults)[number];

/** So many people are given a role at once. */
export const MOST_GIVEN = 200;

/** So many addresses are invited at once. */
export const MOST_INVITED = 1_000;
