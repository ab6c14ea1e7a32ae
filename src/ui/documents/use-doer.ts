import { useTranslate } from 'react-admin';
import { OFFICE } from '#domain/doer.ts';

/** Who did something, as the history keeps it, in the words of the page; nobody was the system itself. */
export const useDoer = () => {
  const translate = useTranslate();
  return (name: string | null): string =>
    name === OFFICE ? translate('shell.kit.office') : name || translate('shell.kit.system');
};
