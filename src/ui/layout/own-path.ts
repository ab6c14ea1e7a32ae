/** Addresses from storage or user input may lead anywhere. */
export const isOwnPath = (to: string): boolean =>
  to.startsWith('/') &&
  URL.canParse(to, window.location.origin) &&
  new URL(to, window.location.origin).origin === window.location.origin;
