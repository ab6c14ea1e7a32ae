export const copied = async (text: string, to: Pick<Clipboard, 'writeText'> | undefined): Promise<boolean> => {
  if (!to) return false;
  return to.writeText(text).then(
    () => true,
    () => false,
  );
};
