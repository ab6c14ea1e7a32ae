import { bupotImports } from '../bupot/imported/import-kinds.ts';
import { screensOf } from '../imports/screens-of.tsx';

export const { List, Start, Detail } = screensOf(...bupotImports);
