export type Carried = { readonly csrf: string; readonly companyId: string };

const meta = (name: string): HTMLMetaElement | null => document.querySelector(`meta[name="${name}"]`);

export const carried = (): Carried => ({
  csrf: meta('csrf-token')?.content ?? '',
  companyId: meta('company')?.content ?? '',
});

/** Stored at sign-in, because the page was loaded before there was a session. */
export const carry = ({ csrf, companyId }: Carried): void => {
  meta('csrf-token')?.setAttribute('content', csrf);
  meta('company')?.setAttribute('content', companyId);
};

let request: Promise<Carried> | null = null;

const ask = async (): Promise<Carried> => {
  const answer = await fetch('/main/api/session');
  if (answer.ok) carry((await answer.json()) as Carried);
  return carried();
};

/**
 * Usually embedded in the page. A page from the development server or from before sign-in has neither, so they are
 * requested once.
 */
export const whatPageCarries = async (): Promise<Carried> => {
  const known = carried();
  if (known.csrf) return known;
  request ??= ask().finally(() => {
    request = null;
  });
  return request;
};

/** URL for a link or an event stream, which cannot send the company header. */
export const linkTo = (path: string): string => {
  const { companyId } = carried();
  const address = path.startsWith('/admin/api/') ? path : `/main/api${path}`;
  return `${address}${path.includes('?') ? '&' : '?'}company=${encodeURIComponent(companyId)}`;
};
