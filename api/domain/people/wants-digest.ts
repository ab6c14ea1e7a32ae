/** Whether a user gets the summary of deadlines by mail; enabled by default. */
export const wantsDigest = ({ digest }: { readonly digest?: unknown }): boolean => digest !== false;
