import { useTranslate } from 'react-admin';
import { useGet } from '../../ui/feedback/use-call.ts';
import { SelectInput } from '../../ui/inputs/SelectInput.tsx';

type Props = { readonly value: string; readonly error?: string | undefined; readonly onChange: (role: string) => void };

export const RoleSelect = ({ value, error, onChange }: Props) => {
  const translate = useTranslate();
  const { data } = useGet('/users/roles');
  const chosen = data?.find(({ name }) => name === value);
  const text = chosen?.own ? 'own' : value;
  const helper = chosen && translate(`people.users.role_text.${text}`, { count: chosen.keys.length });
  return (
    <SelectInput
      label={translate('people.users.role')}
      value={value}
      error={error}
      helper={helper}
      onChange={onChange}
      options={
        data
          ? data.map(({ name, givable }) => ({
              value: name,
              label: givable ? name : translate('people.users.beyond', { role: name }),
              disabled: !givable,
            }))
          : [{ value, label: value }]
      }
    />
  );
};
