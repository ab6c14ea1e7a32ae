import { send } from './http.ts';
import { stillHere } from './requested-links.ts';

const take = (url: string): void => {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
};

/** Takes a file of ours home under the name the server gives it; the page stays, also where a browser could show the file itself. */
export const download = (url: string): void =>
  void stillHere().then((here) => {
    if (here) take(url);
  });

/** The same for a file the server may refuse to make: it is asked first, so that a refusal is said and nothing is taken home. */
export const downloadWhereMade = async (url: string): Promise<void> => {
  await send('GET', url);
  take(url);
};

/** Shows a file of ours in a tab of its own. */
export const openFile = (url: string): void =>
  void stillHere().then((here) => {
    if (here) window.open(url, '_blank', 'noopener');
  });
