import { billingImport } from '../billing/imported/import-kind.ts';
import { screensOf } from '../imports/screens-of.tsx';

export const { List, Start, Detail } = screensOf(billingImport);
