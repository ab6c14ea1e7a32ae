import '../detail/spt-detail.css';
import { useTranslate } from 'react-admin';
import type { SptEntries } from '#domain/spt/record.ts';
import { SelectInput } from '../../ui/inputs/SelectInput.tsx';
import { TextInput } from '../../ui/inputs/TextInput.tsx';

type Props = {
  readonly entries: SptEntries;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (entries: SptEntries) => void;
};

const choices = ['carry', 'preliminary', 'examination'] as const;
const nobody = { bank: '', number: '', holder: '' };

export const AccountFields = ({ entries, errors, onChange }: Props) => {
  const translate = useTranslate();
  const { overpaidAs, account } = entries;
  const given = account ?? nobody;
  const write = (key: keyof typeof nobody, value: string) => {
    const next = { ...given, [key]: value };
    onChange({ ...entries, account: Object.values(next).every((one) => one === '') ? null : next });
  };
  const choose = (value: string) => {
    const choice = choices.find((one) => one === value) ?? null;
    onChange({ ...entries, overpaidAs: choice, account: choice === null || choice === 'carry' ? null : account });
  };
  return (
    <fieldset className="spt-detail-entries">
      <legend>{translate('sptEntries.overpaid')}</legend>
      <SelectInput
        label={translate('sptEntries.requested')}
        value={overpaidAs ?? ''}
        onChange={choose}
        options={[
          { value: '', label: translate('sptEntries.as.none') },
          ...choices.map((value) => ({ value, label: translate(`sptEntries.as.${value}`) })),
        ]}
      />
      {(overpaidAs === 'preliminary' || overpaidAs === 'examination') && (
        <div className="spt-detail-entries-row">
          {(['bank', 'number', 'holder'] as const).map((key) => (
            <TextInput
              key={key}
              label={translate(`sptEntries.account.${key}`)}
              value={given[key]}
              onChange={(value) => write(key, value)}
              error={errors[`account.${key}`]}
            />
          ))}
        </div>
      )}
    </fieldset>
  );
};
