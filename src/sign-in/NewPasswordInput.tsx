import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { TextInput } from '../ui/inputs/TextInput.tsx';
import { Icon } from '../ui/layout/Icon.tsx';

type Props = {
  readonly label: string;
  readonly value: string;
  readonly error?: string | undefined;
  readonly onChange: (value: string) => void;
  readonly autoFocus?: boolean;
};

/** A password chosen anew: it can be looked at, and what it has to be is said before. */
export const NewPasswordInput = ({ label, value, error, onChange, autoFocus = false }: Props) => {
  const translate = useTranslate();
  const [seen, setSeen] = useState(false);
  return (
    <TextInput
      label={label}
      name="new-password"
      type={seen ? 'text' : 'password'}
      autoComplete="new-password"
      autoFocus={autoFocus}
      value={value}
      error={error}
      helper={translate('people.fresh.hint')}
      onChange={onChange}
      end={
        <button
          type="button"
          className="ib xs"
          aria-pressed={seen}
          aria-label={translate('session.show_password')}
          onClick={() => setSeen(!seen)}
        >
          <Icon name={seen ? 'eye-off' : 'eye'} size={16} />
        </button>
      }
    />
  );
};
