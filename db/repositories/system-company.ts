/** The chain of system actions; no company has this id. */
export const SYSTEM_COMPANY = 'house';
