import { useTranslate } from 'react-admin';
import { text } from '#domain/definition/record-field.ts';
import { FieldConflict, type RecordConflict } from '../../ui/records/FieldConflict.tsx';
import { RegionName } from './RegionName.tsx';

const fields = Object.fromEntries(
  ['name', 'email', 'address', 'city', 'industryName', 'klu', 'furtherKlu', 'region'].map((name) => [
    name,
    text(['', ''], 255),
  ]),
);

type Props = RecordConflict & {
  readonly names: Readonly<Record<string, string>>;
};

export const TaxProfileConflict = ({ names, ...of }: Props) => {
  const translate = useTranslate();
  const klu = (code: string) => `${code} ${names[code] ?? ''}`.trim();
  return (
    <FieldConflict
      {...of}
      of={{ resource: 'tax-profile', fields }}
      label={(name) => translate(`settings.tax.${name === 'furtherKlu' ? 'klu_further' : name}`)}
      shown={{
        klu: (code) => klu(String(code)),
        furtherKlu: (codes) => (codes as readonly string[]).map(klu).join(', ') || '–',
        region: (code) => <RegionName code={String(code)} />,
      }}
    />
  );
};
