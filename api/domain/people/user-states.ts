/** Member, invited, or invitation expired; UNSENT if the letter could not be sent. */
export const userStates = ['ACTIVE', 'INVITED', 'EXPIRED', 'UNSENT'] as const;
export type UserState = (typeof userStates)[number];

export const inviteResults = ['invited', 'member', 'pending', 'twice', 'no_address'] as const;

export const givenResults = ['given', 'same', 'overtaken', 'last_owner', 'owner_by_owner', 'gone'] as const;
export type GivenResult = (typeof givenResults)[number];

export const MOST_GIVEN = 200;

export const MOST_INVITED = 1_000;
