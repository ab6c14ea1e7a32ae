/** An id as it may become a name of a file or of an object. Throws a RangeError for whatever could lead elsewhere. */
export const checkedId = (id: string): string => {
  if (!/^[\w-]+$/.test(id)) throw new RangeError('not an id of a file');
  return id;
};
