/** Style sheets created at run time without the nonce are blocked by the content security policy. */
export const styleNonce = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content || undefined;
