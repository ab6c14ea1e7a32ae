let load: () => Promise<unknown> = async () => undefined;

/** Set once by the app, which knows the language. */
export const onAllWords = (loadAll: () => Promise<unknown>): void => {
  load = loadAll;
};

/** Resolves when the words of all screens are there, not only those of the first page (app/i18n.ts). */
export const allWords = async (): Promise<void> => {
  await load();
};

/** Loads the words that the first page did not need; `redraw` is called if one of them was missing. */
export const completeWords = async (complete: () => Promise<boolean>, redraw: () => void): Promise<void> => {
  // Without a network the next screen asks for them again.
  if (await complete().catch(() => false)) redraw();
};
