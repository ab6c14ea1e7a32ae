import type { TemplateProduct } from '#domain/company/template-products.ts';

const PRODUCT = 'dokumen';
const FIRST: TemplateProduct = 'efaktur';

export const productIn = (search: string): string => new URLSearchParams(search).get(PRODUCT) ?? FIRST;

export const productSearch = (product: TemplateProduct): string => (product === FIRST ? '?' : `?${PRODUCT}=${product}`);
