/** A file name as it may stand in an answer: no folders, no control characters, never empty. */
export const plainName = (name: string): string => {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const shown = [...last].filter((sign) => sign >= ' ' && sign !== '\u007f' && sign !== '"').join('');
  return shown.trim().slice(0, 200) || 'berkas';
};
