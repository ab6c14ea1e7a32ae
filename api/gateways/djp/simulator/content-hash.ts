import { createHash } from 'node:crypto';

/** Compares contents. A schema orders the keys of a parsed document, so equal documents have equal text. */
export const hashOf = (document: object): string => createHash('sha256').update(JSON.stringify(document)).digest('hex');
