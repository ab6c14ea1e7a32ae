const UNKEPT = /[\0\p{Cs}]/u;
const EVERY_UNKEPT = /[\0\p{Cs}]/gu;

/**
 * The text of a cell without what no program types and Postgres cannot keep: NUL and halves of surrogate pairs, as a file
 * made to do harm writes them ("&#0;", "&#xD800;").
 */
export const keptText = (text: string): string => (UNKEPT.test(text) ? text.replace(EVERY_UNKEPT, '') : text);
