import { bupotImports } from '../bupot/imported/import-kinds.ts';
import { screensOf } from '../imports/screens-of.tsx';

/** The kind of a file is chosen first. */
export const { List, Start, Detail } = screensOf(...bupotImports);
