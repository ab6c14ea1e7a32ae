/** Whether an address is a page of this product: what comes from storage or from people may name any place. */
export const isOwnPath = (to: string): boolean =>
  to.startsWith('/') &&
  URL.canParse(to, window.location.origin) &&
  new URL(to, window.location.origin).origin === window.location.origin;
