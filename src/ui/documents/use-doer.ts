import { useTranslate } from 'react-admin';
import { OFFICE } from '#domain/doer.ts';

/** Formats the user of a history entry; no user means the system. */
export const useDoer = () => {
  const translate = useTranslate();
  return (name: string | null): string =>
    name === OFFICE ? translate('shell.kit.office') : name || translate('shell.kit.system');
};
