import { call } from './http.ts';

/**
 * Whether the session still belongs to this page; if it moved, waits until it is back. A network failure counts as yes.
 */
export const stillHere = (): Promise<boolean> =>
  call('GET', '/session', undefined, { quiet: true }).then(
    () => true,
    (error: { status?: number }) => error.status !== 401,
  );

const OURS = 'a[href^="/main/api/"]';
const links = new WeakSet<Element>();

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;

/** A link to a file can neither wait nor show a refusal, so the session is checked first. */
const onClick = (event: MouseEvent): void => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(OURS) : null;
  if (!link || event.defaultPrevented || !isPlain(event) || links.delete(link)) return;
  event.preventDefault();
  void stillHere().then((here) => {
    if (!here) return;
    links.add(link);
    link.click();
  });
};

export const askBeforeLinks = (): (() => void) => {
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
};
