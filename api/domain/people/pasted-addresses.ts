/** The addresses in a text somebody pasted: one on each line, or with commas, semicolons or blanks between them; "Name <address>" as mail programs write it. */
export const pastedAddresses = (text: string): string[] => {
  const bracketed = text.replace(/[^,;\n<]*<([^>\n]*)>/g, ' $1 ');
  return bracketed
    .split(/[\s,;]+/)
    .map((word) => word.replace(/^["'(]+|["').]+$/g, ''))
    .filter((word) => word !== '');
};
