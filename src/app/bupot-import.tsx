import { bupotImports } from '../bupot/imported/import-kinds.ts';
import { screensOf } from '../imports/screens-of.tsx';

/** The wizard, told by the room of slips how their files look; which kind a file is of is chosen first. */
export const { List, Start, Detail } = screensOf(...bupotImports);
