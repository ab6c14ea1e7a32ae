import { useTranslate } from 'react-admin';
import { isAnnual, type SlipKind } from '#domain/bupot/kinds.ts';

/** What the tax of a slip is called: withheld, paid by oneself, or what the year's last period brings. */
export const useTaxLabel = (kind: SlipKind): string => {
  const translate = useTranslate();
  if (isAnnual(kind)) return translate('bupotScreen.field.tax_year');
  return translate(kind === 'SP' ? 'bupotForm.tax_paid' : 'bupotScreen.field.tax');
};
