import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { AdminCompany } from '#domain/admin/company-schema.ts';
import type { QuotaProduct } from '#domain/definition/quota.ts';
import { newKey } from '../../client/new-key.ts';
import { useCall } from '../../ui/feedback/use-call.ts';
import { useStoredState } from '../../ui/form/use-stored-state.ts';
import { SelectInput } from '../../ui/inputs/SelectInput.tsx';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { AdminDialog } from '../AdminDialog.tsx';

/** Negative: taken away. */
export type Units = { readonly product: QuotaProduct; readonly units: number };

type Props = {
  readonly of: AdminCompany;
  readonly begins: Units;
  readonly onClose: () => void;
  readonly onDone: () => void;
};

export const UnitsDialog = ({ of, begins, onClose, onDone }: Props) => {
  const translate = useTranslate();
  const words = (key: string) => translate(`adminCompany.units.${key}`);
  const { ask, busy } = useCall();
  const key = useRef(newKey());
  const [product, setProduct] = useStoredState<QuotaProduct>(`product.${of.id}`, begins.product);
  const [direction, setDirection] = useStoredState<'add' | 'take'>(
    `direction.${of.id}`,
    begins.units < 0 ? 'take' : 'add',
  );
  const [count, setCount] = useStoredState(`units.${of.id}`, begins.units === 0 ? '' : String(Math.abs(begins.units)));
  const units = Number(count) * (direction === 'take' ? -1 : 1);
  const send = async (reason: string) => {
    try {
      await ask('POST', '/admin/api/company/{id}/units', {
        path: { id: of.id },
        body: { product, units, version: of.version, reason },
        key: key.current,
      });
    } catch (error) {
      key.current = newKey();
      throw error;
    }
  };
  return (
    <AdminDialog
      subject={`${of.id}/units`}
      busy={busy}
      send={send}
      ready={units !== 0}
      title={words('edit')}
      confirm={translate('records.save')}
      done="adminCompany.units.done"
      onClose={onClose}
      onDone={onDone}
    >
      {(errors) => (
        <div className="adm-form">
          <SelectInput
            label={words('product')}
            value={product}
            onChange={(to) => setProduct(to as QuotaProduct)}
            options={[
              { value: 'efaktur', label: 'E-Faktur' },
              { value: 'ebupot', label: 'E-Bupot' },
            ]}
          />
          <SelectInput
            label={words('direction')}
            value={direction}
            onChange={(to) => setDirection(to as 'add' | 'take')}
            options={[
              { value: 'add', label: words('add') },
              { value: 'take', label: words('take') },
            ]}
          />
          <TextInput
            label={words('count')}
            value={count}
            onChange={(text) => setCount(text.replace(/\D/g, ''))}
            inputMode="numeric"
            numeric
            maxLength={7}
            error={errors.units}
          />
        </div>
      )}
    </AdminDialog>
  );
};
