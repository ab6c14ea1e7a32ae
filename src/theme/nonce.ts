/** The page's own nonce: style sheets made while running carry it, everything else is refused by the page's policy. */
export const styleNonce = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content || undefined;
