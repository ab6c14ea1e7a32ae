import { useTranslate } from 'react-admin';
import type { PlainRecord } from '#domain/definition/plain-record.ts';
import { Alert } from '../feedback/notices.tsx';

type Props = { readonly of: PlainRecord; readonly errors: Readonly<Record<string, string>> };

/** Why no row of a file was saved: `<row>.<field>` → text. */
export const FileErrors = ({ of, errors }: Props) => {
  const translate = useTranslate();
  if (Object.keys(errors).length === 0) return null;
  const place = (key: string): string => {
    const [row, name] = key.split('.');
    if (name === undefined) return '';
    return `${translate('records.import.row', { row })}, ${translate(`resources.${of.resource}.fields.${name}`)}: `;
  };
  return (
    <Alert severity="error" title={translate('records.import.refused')}>
      <ul>
        {Object.entries(errors).map(([key, message]) => (
          <li key={key}>
            {place(key)}
            {message}
          </li>
        ))}
      </ul>
    </Alert>
  );
};
