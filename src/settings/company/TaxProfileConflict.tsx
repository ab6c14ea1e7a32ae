import { useTranslate } from 'react-admin';
import { FieldConflict } from '../../ui/records/FieldConflict.tsx';
import type { RecordConflict } from '../../ui/records/RecordOvertaken.tsx';
import { RegionName } from './RegionName.tsx';

type Props = RecordConflict & {
  readonly names: Readonly<Record<string, string>>;
};

export const TaxProfileConflict = ({ names, ...of }: Props) => {
  const translate = useTranslate();
  const klu = (code: string) => `${code} ${names[code] ?? ''}`.trim();
  return (
    <FieldConflict
      {...of}
      label={(name) => translate(`settings.tax.${name === 'furtherKlu' ? 'klu_further' : name}`)}
      shown={{
        klu: (code) => klu(String(code)),
        furtherKlu: (codes) => (codes as readonly string[]).map(klu).join(', ') || '–',
        region: (code) => <RegionName code={String(code)} />,
      }}
    />
  );
};
