let load: () => Promise<unknown> = async () => undefined;

export const onAllWords = (loadAll: () => Promise<unknown>): void => {
  load = loadAll;
};

/** Resolves when the texts of all screens are loaded (app/i18n.ts). */
export const allWords = async (): Promise<void> => {
  await load();
};

export const completeWords = async (complete: () => Promise<boolean>, redraw: () => void): Promise<void> => {
  if (await complete().catch(() => false)) redraw();
};
