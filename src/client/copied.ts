/** Whether the text was copied. The clipboard is missing on insecure origins, and the user may deny access. */
export const copied = async (text: string, to: Pick<Clipboard, 'writeText'> | undefined): Promise<boolean> => {
  if (!to) return false;
  return to.writeText(text).then(
    () => true,
    () => false,
  );
};
