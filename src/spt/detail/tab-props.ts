import type { SptView } from '../spt-api.ts';

/** What each part of the page of one return is given. */
export type TabProps = { readonly spt: SptView; readonly again: () => void };
