/**
 * The nonce of the page: required for style sheets created at run time, all others are blocked by the content security
 * policy.
 */
export const styleNonce = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content || undefined;
