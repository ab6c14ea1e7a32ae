import { BooleanInput, RadioButtonGroupInput, SelectInput, TextInput, useTranslate } from 'react-admin';
import { codeStates, type SigneeProduct, signeeRoles } from '#domain/settings/signee-products.ts';
import { useMay } from '../../ui/layout/session-context.ts';
import { DayField } from '../../ui/records/DayField.tsx';
import { RecordForm } from '../../ui/records/RecordForm.tsx';
import { SigneeConflict } from './SigneeConflict.tsx';

const named = (codes: readonly string[], words: string) => codes.map((id) => ({ id, name: `${words}.${id}` }));

type Props = { readonly product: SigneeProduct; readonly id?: string; readonly onDone: () => void };

/** Who signs for a product: a person, in which capacity, and how the office knows the code that person signs with. */
export const SigneeForm = ({ product, id, onDone }: Props) => {
  const translate = useTranslate();
  const may = useMay('signees', 'edit');
  return (
    <RecordForm
      resource="signees"
      {...(id ? { id } : {})}
      start={{ product, actsAs: 'WAJIB_PAJAK', active: true, codeState: 'UNKNOWN' }}
      readOnly={!may}
      saved="settings.signee.saved"
      removal={{
        label: 'settings.signee.remove',
        ask: 'settings.signee.remove_ask',
        done: 'settings.signee.removed',
      }}
      conflict={SigneeConflict}
      onDone={onDone}
    >
      <TextInput source="name" slotProps={{ htmlInput: { maxLength: 150 } }} />
      <TextInput source="jobTitle" slotProps={{ htmlInput: { maxLength: 100 } }} />
      <TextInput source="npwp" slotProps={{ htmlInput: { maxLength: 16, inputMode: 'numeric' } }} />
      <div className="rec-two">
        <TextInput source="phone" slotProps={{ htmlInput: { maxLength: 20, inputMode: 'tel' } }} />
        <TextInput source="city" slotProps={{ htmlInput: { maxLength: 60 } }} />
      </div>
      <RadioButtonGroupInput source="actsAs" choices={named(signeeRoles, 'settings.signee.acts')} helperText={false} />
      <BooleanInput source="active" helperText={false} />
      <div className="rec-two">
        <SelectInput source="codeState" choices={named(codeStates, 'settings.signee.code')} helperText={false} />
        <DayField source="codeEnds" />
      </div>
      <p className="small sec">{translate('settings.signee.code_how')}</p>
    </RecordForm>
  );
};
