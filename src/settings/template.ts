import type { TemplateProduct } from '#domain/company/template-products.ts';

const PRODUCT = 'dokumen';
const FIRST: TemplateProduct = 'efaktur';

/** As the address names it; the first where it names none. */
export const productIn = (search: string): string => new URLSearchParams(search).get(PRODUCT) ?? FIRST;

export const productSearch = (product: TemplateProduct): string => (product === FIRST ? '?' : `?${PRODUCT}=${product}`);
