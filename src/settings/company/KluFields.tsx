import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { request } from '../../client/request.ts';
import { Lookup, type LookupOption } from '../../ui/inputs/Lookup.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';

type Names = Readonly<Record<string, string>>;

const search = async (text: string, signal: AbortSignal): Promise<readonly LookupOption[]> =>
  (await request('GET', '/klu', { query: { q: text }, signal })).map(({ code, name }) => ({
    value: code,
    label: name,
    code,
  }));

type Props = {
  readonly klu: string | null;
  readonly further: readonly string[];
  readonly names: Names;
  readonly errors: Readonly<Record<string, string>>;
  readonly disabled: boolean;
  readonly onKlu: (code: string | null) => void;
  readonly onFurther: (codes: readonly string[]) => void;
};

export const KluFields = ({ klu, further, names: known, errors, disabled, onKlu, onFurther }: Props) => {
  const translate = useTranslate();
  const [chosen, setChosen] = useState<Names>({});
  const unlisted = translate('settings.tax.klu_unlisted');
  const nameOf = (code: string) => chosen[code] || known[code] || unlisted;
  // A code missing from our list can be entered on purpose.
  const searched = async (text: string, signal: AbortSignal) =>
    (await search(text, signal)).map((option) => ({ ...option, label: option.label || unlisted }));
  const remember = ({ value, label }: LookupOption) => setChosen((was) => ({ ...was, [value]: label }));
  const placeholder = translate('settings.tax.klu_find');
  return (
    <>
      <Lookup
        label={translate('resources.company/tax-profile.fields.klu')}
        value={klu === null ? null : { value: klu, label: `${klu} ${nameOf(klu)}` }}
        onChange={(option) => {
          if (option) remember(option);
          onKlu(option?.value ?? null);
        }}
        search={searched}
        searchKey="klu"
        placeholder={placeholder}
        error={errors.klu}
        disabled={disabled}
      />
      <div>
        <Lookup
          key={further.length}
          label={translate('resources.company/tax-profile.fields.furtherKlu')}
          value={null}
          onChange={(option) => {
            if (!option || option.value === klu || further.includes(option.value)) return;
            remember(option);
            onFurther([...further, option.value]);
          }}
          search={searched}
          searchKey="klu"
          placeholder={placeholder}
          error={errors.furtherKlu}
          helper={translate('settings.tax.klu_further_how')}
          disabled={disabled}
        />
        {further.length > 0 && (
          <ul className="set-chosen">
            {further.map((code) => (
              <li key={code}>
                <span className="num sec">{code}</span>
                <span className="grow">{nameOf(code)}</span>
                {!disabled && (
                  <button
                    type="button"
                    className="ib sm"
                    aria-label={translate('list.remove_filter', { name: code })}
                    onClick={() => onFurther(further.filter((one) => one !== code))}
                  >
                    <Icon name="close" size={14} />
                  </button>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
};
