import { lawOf } from '#domain/law-rows.ts';
import { type Locale, say } from '#domain/messages/index.ts';
import { officeCodes } from '#domain/office/codes.ts';
import { errorCode } from '#domain/records/law/error-code.ts';

/** The built-in rows are the texts of the catalogues. */
export const errorLaw = lawOf(errorCode, () =>
  Object.keys(officeCodes).map((code) => {
    const text = (locale: Locale, part: string) => say(locale, `office.code.${code}.${part}`);
    return {
      code,
      titleId: text('id', 'title'),
      titleEn: text('en', 'title'),
      causeId: text('id', 'cause'),
      causeEn: text('en', 'cause'),
      cureId: text('id', 'action'),
      cureEn: text('en', 'action'),
      validFrom: '2025-01-01',
      validUntil: null,
      source: 'Coretax',
    };
  }),
);
