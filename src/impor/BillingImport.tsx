import { billing } from './kinds/billing.ts';
import { screensOf } from './screens-of.tsx';

const { List, Start, Detail } = screensOf(billing);

export { Detail as BillingImportDetail, List as BillingImportList, Start as BillingImportStart };
