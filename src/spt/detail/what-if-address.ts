/** Says in the address of a return that its "what if" is open. */
export const WHAT_IF = 'simulasi';
