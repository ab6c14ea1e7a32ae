/** The chain of what the house itself does; no company has this name. */
export const SYSTEM_COMPANY = 'house';
