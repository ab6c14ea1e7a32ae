type Known = { readonly name: string | null; readonly status: 'ACTIVE' | 'INACTIVE' };

type Says = {
  /** `matches` only where the number is active and its name the one typed; a number alone is no match of a person. */
  readonly says: 'inactive' | 'number_only' | 'name' | 'other_name' | 'matches';
  /** The name the office has, empty where it tells none. */
  readonly theirs: string;
};

/** A name as it is compared: PT. and PT, more blanks than one, capitals and commas make no other person. */
const plain = (name: string): string => name.toLowerCase().replace(/[.,]/g, ' ').replace(/\s+/g, ' ').trim();

/** What the office's answer about a number comes to beside the name typed. */
export const officeSays = ({ name, status }: Known, typed: string): Says => {
  const theirs = name ?? '';
  if (status !== 'ACTIVE') return { says: 'inactive', theirs };
  if (theirs === '') return { says: 'number_only', theirs };
  if (plain(typed) === '') return { says: 'name', theirs };
  return { says: plain(theirs) === plain(typed) ? 'matches' : 'other_name', theirs };
};
