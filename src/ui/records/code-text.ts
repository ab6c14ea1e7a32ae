import { useResourceContext, useTranslate } from 'react-admin';
import type { RecordField } from '#domain/definition/record-field.ts';

export const useCodeText = (name: string, { words }: Pick<RecordField, 'words'>): ((code: unknown) => string) => {
  const translate = useTranslate();
  const resource = useResourceContext();
  const under = typeof words === 'string' ? words : `resources.${resource}.codes.${name}`;
  return (code) => translate(`${under}.${code}`);
};
