import { send } from './http.ts';
import { stillHere } from './requested-links.ts';

const take = (url: string): void => {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
};

/** Downloads a file under the server's file name. The page stays, even for types the browser could display. */
export const download = (url: string): void =>
  void stillHere().then((here) => {
    if (here) take(url);
  });

/**
 * As above, for a file the server may refuse to generate: a request first shows the refusal instead of downloading it.
 */
export const downloadWhereMade = async (url: string): Promise<void> => {
  await send('GET', url);
  take(url);
};

export const openFile = (url: string): void =>
  void stillHere().then((here) => {
    if (here) window.open(url, '_blank', 'noopener');
  });
