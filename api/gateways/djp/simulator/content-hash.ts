import { createHash } from 'node:crypto';

/** Tells contents apart. A schema that has read a document gives its keys their order, so equal documents have equal text. */
export const hashOf = (document: object): string => createHash('sha256').update(JSON.stringify(document)).digest('hex');
