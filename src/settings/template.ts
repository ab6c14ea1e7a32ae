/** What letters are about. */
export const products = ['efaktur', 'ebupot', 'ssp', 'bpn'] as const;
export type Product = (typeof products)[number];

export type Words = { readonly subject: string; readonly body: string };

/** The words of a channel for one of them; version 0 are the product's own. */
export type Template = Words & {
  /** Channel and product, `email/efaktur`. */
  readonly id: string;
  readonly product: Product;
  readonly version: number;
  readonly updatedAt: string | null;
};

const PRODUCT = 'dokumen';

/** As the address names it; the first where it names none. */
export const productIn = (search: string): Product => {
  const asked = new URLSearchParams(search).get(PRODUCT);
  return products.find((one) => one === asked) ?? products[0];
};

export const productSearch = (product: Product): string => (product === products[0] ? '?' : `?${PRODUCT}=${product}`);
