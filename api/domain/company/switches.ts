import type { TemplateProduct } from './template-products.ts';

/** Documents mailed when they come into force, incoming invoices pulled, the history anchor mailed. */
export type SwitchName = `mail:${TemplateProduct}` | 'pull:faktur-in' | 'anchor:mail';

export const PULL_CLOCK: SwitchName = 'pull:faktur-in';
