/**
 * A link that opens a document for whoever has it ends in "/preview/" and its token, one in a letter to a person in what it is for; the
 * page asks for it under "/public/api/".
 */
const TOKEN = /(\/preview\/|\/public\/(?:reset|invitation|email)\/|\/public\/api\/(?:[\w.-]+\/)+?)[\w-]{20,}/g;
const LINK = /https?:\/\/[^\s"'<>]*\/(?:preview|public\/(?:reset|invitation|email))\/[\w-]{20,}/g;

/** A text as it may be kept: what would open a document is left out of its links. */
export const withoutTokens = (text: string): string => text.replace(TOKEN, '$1…');

/** A text with something in the place of every link that opens a document. */
export const insteadOfLinks = (text: string, instead: string): string => text.replace(LINK, () => instead);
