import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { QuotaPackage, QuotaShop } from '#domain/company/quota-order-schema.ts';
import { rupiah, sen } from '#domain/definition/money.ts';
import { newKey } from '../../client/new-key.ts';
import { ConfirmModal } from '../../ui/feedback/Modal.tsx';
import { fieldErrorsOf, useCall } from '../../ui/feedback/use-call.ts';
import { useStoredState } from '../../ui/form/use-stored-state.ts';
import { SelectInput } from '../../ui/inputs/SelectInput.tsx';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { Facts } from '../../ui/layout/Card.tsx';
import { Money } from '../../ui/layout/values.tsx';

const OVO = 'OVO';

type Props = {
  readonly of: QuotaPackage;
  readonly shop: QuotaShop;
  readonly onClose: () => void;
  readonly onOrdered: (id: string) => void;
};

export const BuyPackage = ({ of, shop: { banks, fees }, onClose, onOrdered }: Props) => {
  const translate = useTranslate();
  const client = useQueryClient();
  const { ask, busy } = useCall();
  const key = useRef(newKey());
  const [way, setWay] = useStoredState('buy.way', '');
  const [phone, setPhone] = useStoredState('buy.phone', '');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const fee = way === OVO ? fees.ovo : fees.va;
  const change = (to: () => void) => {
    // Another payment method is another order.
    key.current = newKey();
    setErrors({});
    to();
  };
  const buy = async () => {
    if (way === '') {
      setErrors({ bank: translate('settings.package.way_missing') });
      return;
    }
    const chosen = way === OVO ? ({ method: 'ovo', phone } as const) : ({ method: 'va', bank: way } as const);
    try {
      const order = await ask('POST', '/quota/orders', { body: { package: of.code, ...chosen }, key: key.current });
      onOrdered(order.id);
    } catch (error) {
      const fieldErrors = fieldErrorsOf(error);
      setErrors(fieldErrors);
      if (Object.keys(fieldErrors).length > 0) return;
      // Another window has ordered already: that order is shown.
      void client.invalidateQueries({ queryKey: ['get', '/quota/packages'] });
      onClose();
    }
  };
  return (
    <ConfirmModal
      open
      width={600}
      title={translate('settings.package.buy', { name: of.name })}
      confirm={translate('settings.package.order')}
      busy={busy}
      onClose={onClose}
      onConfirm={() => void buy()}
    >
      <div className="set-form">
        <SelectInput
          label={translate('settings.package.way')}
          value={way}
          placeholder={translate('settings.package.way_choose')}
          onChange={(to) => change(() => setWay(to))}
          error={errors.bank}
          options={[
            ...banks.map(({ bank, name }) => ({ value: bank, label: translate('settings.package.va', { name }) })),
            { value: OVO, label: OVO },
          ]}
        />
        {way === OVO && (
          <TextInput
            label={translate('payScreen.choose.phone')}
            value={phone}
            onChange={(text) => change(() => setPhone(text.replace(/[\s.-]/g, '')))}
            type="tel"
            inputMode="numeric"
            autoComplete="tel"
            maxLength={16}
            placeholder="081234567890"
            error={errors.phone}
          />
        )}
        <Facts
          of={[
            [translate('settings.package.price'), <Money key="price" value={of.price} unit places={0} />],
            ...(way === ''
              ? []
              : ([
                  [translate('settings.package.fee'), <Money key="fee" value={fee} unit places={0} />],
                  [
                    translate('settings.package.total'),
                    <Money key="total" value={rupiah(sen(of.price) + sen(fee))} unit places={0} strong />,
                  ],
                ] as const)),
          ]}
        />
      </div>
    </ConfirmModal>
  );
};
