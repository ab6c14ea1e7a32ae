/**
 * Public documents under "/preview/", letters to a person under their purpose, and the API calls of these pages under
 * "/public/api/".
 */
const TOKEN = /(\/preview\/|\/public\/(?:reset|invitation|email)\/|\/public\/api\/(?:[\w.-]+\/)+?)[\w-]{20,}/g;
const LINK = /https?:\/\/[^\s"'<>]*\/(?:preview|public\/(?:reset|invitation|email))\/[\w-]{20,}/g;

/** A text that is safe to store: access tokens are removed from its links. */
export const withoutTokens = (text: string): string => text.replace(TOKEN, '$1…');

export const insteadOfLinks = (text: string, instead: string): string => text.replace(LINK, () => instead);
