import { billingImport } from '../billing/imported/import-kind.ts';
import { screensOf } from '../imports/screens-of.tsx';

/** The wizard, told by the room of billing codes how their files look. */
export const { List, Start, Detail } = screensOf(billingImport);
