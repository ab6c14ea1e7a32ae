/** Whether a person is sent the summary of what is due by mail: until they switch it off. */
export const wantsDigest = ({ digest }: { readonly digest?: unknown }): boolean => digest !== false;
