/** A document a file speaks of in words. */
export type NamedInFile = { id: string; label: string; message: string };

/** So many are named: the result of a job is read with every look at the list of jobs, and a selection may be of a hundred thousand. */
const MOST = 1_000;

/** Documents of a selection by name, the first of them, and how many there are in all. */
export type SomeNamed = { first: NamedInFile[]; count: number };

export const nobodyNamed = (): SomeNamed => ({ first: [], count: 0 });

/** One more; its words are made only where it is named. */
export const nameOne = (named: SomeNamed, one: () => NamedInFile): void => {
  named.count++;
  if (named.first.length < MOST) named.first.push(one());
};
