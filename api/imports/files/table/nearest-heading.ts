/** Edit distance up to `most`: letters deleted, inserted, replaced, or swapped. */
const lettersApart = (a: string, b: string, most: number): number => {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let [before, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    [before, last] = [last, row];
  }
  return last[b.length] ?? 0;
};

/** Permitted wrong letters: none in a short heading, where one letter makes another word. */
const allowed = (length: number): number => (length >= 12 ? 2 : length >= 7 ? 1 : 0);

export const isNearHeading = (key: string, known: string): boolean => {
  const most = Math.min(allowed(key.length), allowed(known.length));
  return most > 0 && lettersApart(key, known, most) <= most;
};

export const nearestHeading = (key: string, known: Iterable<string>): string | undefined => {
  const near = [...known].filter((one) => isNearHeading(key, one));
  return near.length === 1 ? near[0] : undefined;
};
