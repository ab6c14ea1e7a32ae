import type { TemplateProduct } from './template-products.ts';

/**
 * Automations of a company: documents mailed when they come into force, incoming invoices pulled from the office, the
 * history anchor mailed.
 */
export type SwitchName = `mail:${TemplateProduct}` | 'pull:faktur-in' | 'anchor:mail';
