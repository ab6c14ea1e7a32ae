import { useTranslate } from 'react-admin';
import type { FieldLink } from './Field.tsx';
import { useCountries } from './use-countries.ts';

type Props = { link: FieldLink; value: string; onChange: (code: string) => void };

/** A chosen country stays selectable. */
export const CountrySelect = ({ link, value, onChange }: Props) => {
  const translate = useTranslate();
  const offered = useCountries().filter(({ code, active }) => active || code === value);
  return (
    <select {...link} className="inp" value={value} onChange={(event) => onChange(event.target.value)}>
      {!offered.some(({ code }) => code === value) && (
        <option value={value}>{value || translate('form.choose')}</option>
      )}
      {[...offered]
        .sort((a, b) => a.name.localeCompare(b.name))
        .map(({ code, name }) => (
          <option key={code} value={code}>
            {name} ({code})
          </option>
        ))}
    </select>
  );
};
