export const efinStates = ['waiting', 'done', 'refused'] as const;
export type EfinState = (typeof efinStates)[number];

/** Outside systems by the name of their port. */
export const outsideSystems = ['djp', 'bank', 'mail', 'whatsapp', 'accounting'] as const;
export type OutsideSystem = (typeof outsideSystems)[number];

/** Flags of companies, each with the value of a new company. */
export const flagDefaults = { isPublicApiUser: false, reconcileUser: false, bp26: false, government: false } as const;
export type CompanyFlag = keyof typeof flagDefaults;
