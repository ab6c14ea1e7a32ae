/** `/out/{id}/{form?}` as the router writes it: `/out/:id/:form?`. */
export const routerPath = (path: string): string => path.replace(/\{(\w+)(\??)\}/g, ':$1$2');

/**
 * What the router takes for the address `/out/{id}/{form?}`. The router compiles its pattern anew for every comparison, and the menu
 * compares each of its entries with every address of the product: a tenth of a second of a page that is opened.
 */
export const addressPattern = (path: string): RegExp =>
  new RegExp(
    `^${path
      .replace(/[.+*]/g, '\\$&')
      .replace(/\/\{\w+\?\}/g, '(?:/[^/]*)?')
      .replace(/\/\{\w+\}/g, '/[^/]+')}/*$`,
    'i',
  );

let known: readonly RegExp[] = [];

/** Every address with a page, or with one it leads on to; told once by the table of routes. */
export const knowAddresses = (paths: readonly string[]): void => {
  known = paths.map(addressPattern);
};

/** Whether a screen, or an address leading to one, stands here; what is asked of it does not matter. */
export const exists = (to: string): boolean => {
  const [path = ''] = to.split('?');
  return known.some((pattern) => pattern.test(path));
};
