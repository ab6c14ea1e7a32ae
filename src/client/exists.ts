export const routerPath = (path: string): string => path.replace(/\{(\w+)(\??)\}/g, ':$1$2');

/** Compiled once: the menu compares each entry with every address, which took a tenth of a second per page. */
export const addressPattern = (path: string): RegExp =>
  new RegExp(
    `^${path
      .replace(/[.+*]/g, '\\$&')
      .replace(/\/\{\w+\?\}/g, '(?:/[^/]*)?')
      .replace(/\/\{\w+\}/g, '/[^/]+')}/*$`,
    'i',
  );

let known: readonly RegExp[] = [];

export const knowAddresses = (paths: readonly string[]): void => {
  known = paths.map(addressPattern);
};

/** Whether a page or a redirect exists at an address; the query string is ignored. */
export const exists = (to: string): boolean => {
  const [path = ''] = to.split('?');
  return known.some((pattern) => pattern.test(path));
};
