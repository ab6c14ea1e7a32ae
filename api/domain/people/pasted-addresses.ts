/**
 * The addresses in a pasted text: one per line, or separated by commas, semicolons or spaces; also "Name <address>".
 */
export const pastedAddresses = (text: string): string[] => {
  const bracketed = text.replace(/[^,;\n<]*<([^>\n]*)>/g, ' $1 ');
  return bracketed
    .split(/[\s,;]+/)
    .map((word) => word.replace(/^["'(]+|["').]+$/g, ''))
    .filter((word) => word !== '');
};
