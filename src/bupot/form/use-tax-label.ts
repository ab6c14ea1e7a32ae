import { useTranslate } from 'react-admin';
import { isAnnual, type SlipKind } from '#domain/bupot/kinds.ts';

export const useTaxLabel = (kind: SlipKind): string => {
  const translate = useTranslate();
  if (isAnnual(kind)) return translate('bupotScreen.field.tax_year');
  return translate(kind === 'SP' ? 'bupotForm.tax_paid' : 'bupotScreen.field.tax');
};
