import { send } from './http.ts';

/** Takes a file of ours home under the name the server gives it; the page stays, also where a browser could show the file itself. */
export const download = (url: string): void => {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
};

/** The same for a file the server may refuse to make: it is asked first, so that a refusal is said and nothing is taken home. */
export const downloadWhereMade = async (url: string): Promise<void> => {
  await send('GET', url);
  download(url);
};
