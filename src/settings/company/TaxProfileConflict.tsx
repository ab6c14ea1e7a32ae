import { taxProfile } from '#domain/records/tax-profile.ts';
import { FieldConflict, type RecordConflict } from '../../ui/records/FieldConflict.tsx';
import { RegionName } from './RegionName.tsx';

type Props = RecordConflict & {
  readonly names: Readonly<Record<string, string>>;
};

export const TaxProfileConflict = ({ names, ...of }: Props) => {
  const klu = (code: string) => `${code} ${names[code] ?? ''}`.trim();
  return (
    <FieldConflict
      {...of}
      of={taxProfile}
      shown={{
        klu: (code) => klu(String(code)),
        furtherKlu: (codes) => (codes as readonly string[]).map(klu).join(', ') || '–',
        region: (code) => <RegionName code={String(code)} />,
      }}
    />
  );
};
