import type { TemplateProduct } from './template-products.ts';

/** Documents mailed when they come into force, incoming invoices pulled, the history anchor mailed, the accounting product read. */
export type SwitchName = `mail:${TemplateProduct}` | 'pull:faktur-in' | 'anchor:mail' | 'accounting:take';

export const PULL_CLOCK: SwitchName = 'pull:faktur-in';

export const ACCOUNTING_CLOCK: SwitchName = 'accounting:take';
