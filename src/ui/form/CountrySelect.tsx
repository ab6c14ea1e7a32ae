import { useLocaleState, useTranslate } from 'react-admin';
import { countryNames } from '#domain/rules/identity/countries.ts';
import type { FieldLink } from './Field.tsx';

type Props = { link: FieldLink; value: string; onChange: (code: string) => void };

const CountrySelect = ({ link, value, onChange }: Props) => {
  const [locale] = useLocaleState();
  const translate = useTranslate();
  const named = countryNames(locale === 'en' ? 'en' : 'id');
  return (
    <select {...link} className="inp" value={value} onChange={(event) => onChange(event.target.value)}>
      {!named.some(({ code }) => code === value) && <option value={value}>{value || translate('form.choose')}</option>}
      {named
        .sort((a, b) => a.name.localeCompare(b.name))
        .map(({ code, name }) => (
          <option key={code} value={code}>
            {name} ({code})
          </option>
        ))}
    </select>
  );
};

export default CountrySelect;
