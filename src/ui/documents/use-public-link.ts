import type { PublicLink } from '#domain/definition/answers.ts';
import { useCall } from '../feedback/use-call.ts';
import { useCopy } from '../layout/use-copy.ts';

/** Has a public link made to the document at this address of the API, and copies it. */
export const usePublicLink = (path: string): (() => void) => {
  const copy = useCopy();
  const { run } = useCall();
  return () =>
    void run<PublicLink>('POST', `${path}/public-link`).then(
      (link) => link && copy(new URL(link.url, window.location.origin).href, 'mail.link_copied'),
    );
};
