import { useTranslate } from 'react-admin';
import { Icon } from '../layout/Icon.tsx';
import { Lookup, type LookupOption } from './Lookup.tsx';

type Props = {
  readonly label: string;
  readonly helper?: string;
  readonly value: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  readonly search: (text: string) => readonly LookupOption[];
  readonly searchKey: string;
};

export const LookupMany = ({ label, helper, value, onChange, search, searchKey }: Props) => {
  const translate = useTranslate();
  return (
    <div>
      <Lookup
        label={label}
        helper={helper}
        value={null}
        onChange={(option) => option && !value.includes(option.value) && onChange([...value, option.value])}
        search={async (text) => search(text)}
        searchKey={searchKey}
      />
      {value.length > 0 && (
        <ul className="row wrap g4" style={{ marginTop: 8 }}>
          {value.map((one) => (
            <li key={one} className="fch">
              <span className="num">{one}</span>
              <button
                type="button"
                aria-label={translate('list.remove_filter', { name: one })}
                onClick={() => onChange(value.filter((other) => other !== one))}
              >
                <Icon name="close" size={12} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
