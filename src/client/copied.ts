/** Whether the browser took the text: it has no clipboard at an address that is not secure, and a person may keep it closed. */
export const copied = async (text: string, to: Pick<Clipboard, 'writeText'> | undefined): Promise<boolean> => {
  if (!to) return false;
  return to.writeText(text).then(
    () => true,
    () => false,
  );
};
