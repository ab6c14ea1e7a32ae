import { useLocale, useTranslate } from 'react-admin';
import { type ErrorTextPart, writtenErrorText } from '#domain/rules/law/error-codes.ts';
import { jakartaDay } from '#domain/scope.ts';

/** Of a code of the tax office: the text in the error catalogue, else the built-in one, else `otherwise`. */
export const useOfficeText = (code: string | null | undefined) => {
  const translate = useTranslate();
  const locale = useLocale();
  return (part: ErrorTextPart, otherwise: string): string =>
    writtenErrorText(code ?? '', part, locale, jakartaDay(Date.now())) ??
    translate(`office.code.${code}.${part}`, { _: otherwise });
};
