import { useInput, useTranslate } from 'react-admin';
import type { Permission } from '#domain/permissions.ts';
import { useGet } from '../../ui/feedback/use-call.ts';
import { SelectInput } from '../../ui/inputs/SelectInput.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { useSession } from '../../ui/layout/session-context.ts';
import { KeyMatrix } from './KeyMatrix.tsx';

export const KeysField = ({ readOnly }: { readOnly: boolean }) => {
  const translate = useTranslate();
  const { permissions } = useSession();
  const { data: roles = [] } = useGet('/users/roles');
  const { field, fieldState } = useInput<{ keys: Permission[] }>({ source: 'keys', defaultValue: [] });
  const keys: readonly Permission[] = field.value ?? [];
  const copy = (name: string) => {
    const from = roles.find((role) => role.name === name);
    if (from) field.onChange(from.keys.filter((key) => permissions.has(key)));
  };
  return (
    <>
      {!readOnly && (
        <SelectInput
          label={translate('roles.copy')}
          helper={translate('roles.copy_hint')}
          placeholder={translate('roles.copy_none')}
          value=""
          onChange={copy}
          options={roles.map(({ name }) => ({ value: name, label: name }))}
        />
      )}
      {fieldState.error?.message && (
        <p className="hlp er" role="alert">
          <Icon name="warning" size={14} />
          <span>{fieldState.error.message}</span>
        </p>
      )}
      <KeyMatrix keys={keys} onChange={readOnly ? undefined : field.onChange} />
    </>
  );
};
