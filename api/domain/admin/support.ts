export const efinStates = ['waiting', 'done', 'refused'] as const;
export type EfinState = (typeof efinStates)[number];

/** Outside systems by the name of their port. */
export const outsideSystems = ['djp', 'bank', 'mail', 'whatsapp', 'accounting'] as const;
export type OutsideSystem = (typeof outsideSystems)[number];

/** Flags of companies, each with the value for all that internal admins may change. */
export const flagDefaults = {
  isPublicApiUser: false,
  reconcileUser: false,
  bp26: false,
  reportV2: false,
  government: false,
} as const;
export type CompanyFlag = keyof typeof flagDefaults;
export const companyFlags = Object.keys(flagDefaults) as CompanyFlag[];
