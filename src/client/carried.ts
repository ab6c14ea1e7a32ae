/** What a page was opened with: the token of its session, and the company that was worked in then. */
export type Carried = { readonly csrf: string; readonly companyId: string };

const meta = (name: string): HTMLMetaElement | null => document.querySelector(`meta[name="${name}"]`);

export const carried = (): Carried => ({
  csrf: meta('csrf-token')?.content ?? '',
  companyId: meta('company')?.content ?? '',
});

/** Kept from a sign-in on: the page itself came before anybody was signed in. */
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

/** The page brings both; one the development server made, or one from before the sign-in, has none, so they are asked for once. */
export const whatPageCarries = async (): Promise<Carried> => {
  const known = carried();
  if (known.csrf) return known;
  request ??= ask().finally(() => {
    request = null;
  });
  return request;
};

/** An address of ours for a link or a stream, where no header can name the company. */
export const linkTo = (path: string): string => {
  const { companyId } = carried();
  return `/main/api${path}${path.includes('?') ? '&' : '?'}company=${encodeURIComponent(companyId)}`;
};
