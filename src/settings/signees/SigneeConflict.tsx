import { useTranslate } from 'react-admin';
import { FieldConflict } from '../../ui/records/FieldConflict.tsx';
import type { RecordConflict } from '../../ui/records/RecordOvertaken.tsx';

export const SigneeConflict = (of: RecordConflict) => {
  const translate = useTranslate();
  const named = (words: string) => (code: unknown) => translate(`settings.signee.${words}.${code}`);
  return <FieldConflict {...of} shown={{ actsAs: named('acts'), codeState: named('code') }} />;
};
