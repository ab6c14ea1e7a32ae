import { useNotify } from 'react-admin';
import { useCall } from '../feedback/use-call.ts';

/** Has a public link made to the document at this address of the API, and copies it. */
export const usePublicLink = (path: string): (() => void) => {
  const notify = useNotify();
  const { run } = useCall();
  return () =>
    void run<{ url: string }>('POST', `${path}/public-link`).then(async (link) => {
      if (!link) return;
      await navigator.clipboard.writeText(new URL(link.url, window.location.origin).href);
      notify('mail.link_copied', { type: 'success' });
    });
};
