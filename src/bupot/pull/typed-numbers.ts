/** As the office numbers slips. */
const SHAPE = /^\d{2}[0-9A-Z]{7}$/;

/** Numbers as people paste them, apart by anything that is no letter or digit: each once, and those that cannot be one. */
export const typedNumbers = (
  text: string,
): { readonly numbers: readonly string[]; readonly wrong: readonly string[] } => {
  const words = [...new Set(text.toUpperCase().match(/[0-9A-Z]+/g) ?? [])];
  return { numbers: words.filter((word) => SHAPE.test(word)), wrong: words.filter((word) => !SHAPE.test(word)) };
};
