/** An address in content that internal admins write. Nothing is requested from it by the server. */
type Kind = 'image' | 'link';

const OWN_PATH = /^\/(?:main|v2\/main)\/[!-[\]-~]*$/;

/** The message key of the refusal, or null. `hosts`: lower case, without a port. */
export const contentLinkProblem = (address: string, kind: Kind, hosts: ReadonlySet<string>): string | null => {
  if (kind === 'link' && OWN_PATH.test(address)) return null;
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '' || url.port !== '')
    return 'adminScreen.links.https';
  if (!hosts.has(url.hostname)) return 'adminScreen.links.host';
  return kind === 'image' && /\.svgz?$/i.test(decodeURIComponent(url.pathname)) ? 'adminScreen.links.svg' : null;
};
