import type { OpeningList } from '../definition/opening-list.ts';
import type { StoredLawRow } from '../law-rows.ts';
import type { Profile, UserSetting } from './view-schema.ts';

export type Opening = {
  readonly setting: UserSetting;
  readonly profile: Profile;
  readonly permissions: readonly string[];
  /** Rows of law that differ from the built-in ones. */
  readonly law: readonly StoredLawRow[];
};

/** What a page reads first: paths of the API, and the list it shows. */
export type FirstReads = { readonly paths: readonly string[]; readonly list?: OpeningList };

/** What the server puts into the page of a signed-in person, so that nothing waits for the page's code. */
export type PageOpening = Opening & { readonly reads: FirstReads };
