/** Throws a RangeError for anything that could traverse paths. */
export const checkedId = (id: string): string => {
  if (!/^[\w-]+$/.test(id)) throw new RangeError('not an id of a file');
  return id;
};
