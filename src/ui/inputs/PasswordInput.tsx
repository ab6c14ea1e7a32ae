import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Icon } from '../layout/Icon.tsx';
import { TextInput } from './TextInput.tsx';

type PasswordProps = {
  readonly label: string;
  readonly value: string;
  readonly error?: string | false | undefined;
  readonly onChange: (value: string) => void;
  readonly autoFocus?: boolean;
};

type Props = PasswordProps & {
  readonly name?: string;
  readonly autoComplete?: 'current-password' | 'new-password';
  readonly helper?: string;
};

export const PasswordInput = ({ name = 'password', autoComplete = 'current-password', ...props }: Props) => {
  const translate = useTranslate();
  const [seen, setSeen] = useState(false);
  return (
    <TextInput
      {...props}
      name={name}
      type={seen ? 'text' : 'password'}
      autoComplete={autoComplete}
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

export const NewPasswordInput = (props: PasswordProps) => (
  <PasswordInput
    {...props}
    name="new-password"
    autoComplete="new-password"
    helper={useTranslate()('people.fresh.hint')}
  />
);
