import { type TemplateProduct, templateProducts } from '#domain/company/template-products.ts';

const PRODUCT = 'dokumen';

/** As the address names it; the first where it names none. */
export const productIn = (search: string): TemplateProduct => {
  const asked = new URLSearchParams(search).get(PRODUCT);
  return templateProducts.find((one) => one === asked) ?? templateProducts[0];
};

export const productSearch = (product: TemplateProduct): string =>
  product === templateProducts[0] ? '?' : `?${PRODUCT}=${product}`;
