import { call } from './http.ts';

/** Whether the session still is this page's; where it moved away, the answer waits until it is back. Silence is not the end of it. */
export const stillHere = (): Promise<boolean> =>
  call('GET', '/session', undefined, { quiet: true }).then(
    () => true,
    (error: { status?: number }) => error.status !== 401,
  );

const OURS = 'a[href^="/main/api/"]';
const links = new WeakSet<Element>();

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;

/**
 * A link to a file cannot wait for an answer, nor show what a refusal says. So the page asks first, and the link is followed once
 * the session is known to be in the company this page was opened for.
 */
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

/** Every link to a file of ours, wherever it stands. */
export const askBeforeLinks = (): (() => void) => {
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
};
