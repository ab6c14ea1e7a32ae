import type { TemplateProduct } from './template-products.ts';

/** What a company has done by itself: documents of a product mailed as they come into force, incoming invoices asked of the office, the end of its history mailed. */
export type SwitchName = `mail:${TemplateProduct}` | 'pull:faktur-in' | 'anchor:mail';
