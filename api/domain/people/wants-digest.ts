/** Whether a person asked for a summary of what is due by mail; nobody is sent one who did not. */
export const wantsDigest = ({ digest }: { readonly digest?: unknown }): boolean => digest === true;
