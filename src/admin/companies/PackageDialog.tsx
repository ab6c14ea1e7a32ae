import { useTranslate } from 'react-admin';
import type { AdminCompanyDetail } from '#domain/admin/company-schema.ts';
import { useCall } from '../../ui/feedback/use-call.ts';
import { useStoredState } from '../../ui/form/use-stored-state.ts';
import { DayInput } from '../../ui/inputs/DayInput.tsx';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { AdminDialog } from '../AdminDialog.tsx';

export type Package = Pick<AdminCompanyDetail, 'packageName' | 'packageEnd'>;

type Props = {
  readonly of: AdminCompanyDetail;
  readonly begins: Package;
  readonly onClose: () => void;
  readonly onDone: () => void;
};

export const PackageDialog = ({ of, begins, onClose, onDone }: Props) => {
  const translate = useTranslate();
  const words = (key: string, params = {}) => translate(`adminCompany.package.${key}`, params);
  const { ask, busy } = useCall();
  const { packageName, packageEnd } = begins;
  const [values, setValues] = useStoredState<Package>(`package.${of.id}`, { packageName, packageEnd });
  const send = (reason: string) =>
    ask('PUT', '/admin/api/company/{id}/package', {
      path: { id: of.id },
      body: { ...values, version: of.version, reason },
    });
  return (
    <AdminDialog
      subject={`${of.id}/package`}
      busy={busy}
      send={send}
      ready={values.packageName.trim() !== '' && values.packageEnd !== ''}
      title={words('edit')}
      confirm={translate('records.save')}
      done="adminCompany.package.done"
      onClose={onClose}
      onDone={onDone}
    >
      {(errors) => (
        <div className="adm-form">
          <TextInput
            label={words('name')}
            value={values.packageName}
            onChange={(name) => setValues({ ...values, packageName: name })}
            error={errors.packageName}
            helper={words('known', { names: of.packages.join(', ') })}
            maxLength={100}
          />
          <DayInput
            label={words('end')}
            value={values.packageEnd}
            onChange={(end) => setValues({ ...values, packageEnd: end })}
            error={errors.packageEnd}
          />
        </div>
      )}
    </AdminDialog>
  );
};
