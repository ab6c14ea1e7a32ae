import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { transactionCode } from '#domain/faktur/codes.ts';

/** "04 – DPP nilai lain". Unknown codes have no name. */
export const useCodeText = (): ((code: string) => string) => {
  const translate = useTranslate();
  return useCallback(
    (code) => (transactionCode(code) ? `${code} – ${translate(`reference.transactionCode.${code}`)}` : code),
    [translate],
  );
};
