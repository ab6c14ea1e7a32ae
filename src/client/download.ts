import { send } from './http.ts';
import { stillHere } from './requested-links.ts';

const take = (url: string): void => {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
};

export const download = (url: string): void =>
  void stillHere().then((here) => {
    if (here) take(url);
  });

/** A request first shows a refusal instead of downloading it. */
export const downloadWhereMade = async (url: string): Promise<void> => {
  await send('GET', url);
  take(url);
};

export const openFile = (url: string): void =>
  void stillHere().then((here) => {
    if (here) window.open(url, '_blank', 'noopener');
  });
