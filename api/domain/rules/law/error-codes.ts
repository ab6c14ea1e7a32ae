import { storedLaw } from '../../law-rows.ts';
import { errorCode } from '../../records/law/error-code.ts';

export type ErrorTextPart = 'title' | 'cause' | 'action';

const NAMES = { title: 'title', cause: 'cause', action: 'cure' } as const;

/** The text of a code in force on a day that internal admins wrote; null where that of the catalogue applies. */
export const writtenErrorText = (code: string, part: ErrorTextPart, locale: string, today: string): string | null => {
  const found = storedLaw().findLast(
    ({ table, values: { validFrom, validUntil, ...values } }) =>
      table === errorCode.table &&
      values.code === code &&
      String(validFrom) <= today &&
      (typeof validUntil !== 'string' || today <= validUntil),
  );
  const text = found?.values[`${NAMES[part]}${locale === 'en' ? 'En' : 'Id'}`];
  return typeof text === 'string' ? text : null;
};
