import { useTranslate } from 'react-admin';
import { PasswordInput, type PasswordProps } from './PasswordInput.tsx';

/** A password chosen anew: what it has to be is said before. */
export const NewPasswordInput = (props: PasswordProps) => (
  <PasswordInput
    {...props}
    name="new-password"
    autoComplete="new-password"
    helper={useTranslate()('people.fresh.hint')}
  />
);
