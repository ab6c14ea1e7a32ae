import type { SptView } from '#domain/spt/view-schema.ts';

/** What each part of the page of one return is given. */
export type TabProps = { readonly spt: SptView; readonly again: () => void };
