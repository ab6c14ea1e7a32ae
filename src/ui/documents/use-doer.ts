import { useTranslate } from 'react-admin';
import { OFFICE } from '#domain/doer.ts';

export const useDoer = () => {
  const translate = useTranslate();
  return (name: string | null): string =>
    name === OFFICE ? translate('shell.kit.office') : name || translate('shell.kit.system');
};
