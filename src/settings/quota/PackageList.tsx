import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { QuotaPackage, QuotaShop } from '#domain/company/quota-order-schema.ts';
import { formatCount } from '#domain/text/format.ts';
import { Card, Facts } from '../../ui/layout/Card.tsx';
import { useSession } from '../../ui/layout/session-context.ts';
import { Money } from '../../ui/layout/values.tsx';
import { BuyPackage } from './BuyPackage.tsx';

type Props = { readonly shop: QuotaShop; readonly onOrdered: (id: string) => void };

export const PackageList = ({ shop, onOrdered }: Props) => {
  const translate = useTranslate();
  const { permissions } = useSession();
  const [chosen, setChosen] = useState<QuotaPackage | null>(null);
  const may = ({ efakturUnits, ebupotUnits }: QuotaPackage) =>
    (efakturUnits === 0 || permissions.has('EFAKTUR_QUOTA_CREATE')) &&
    (ebupotUnits === 0 || permissions.has('EBUPOT_QUOTA_CREATE'));
  return (
    <section className="set" aria-labelledby="packages">
      <h2 id="packages">{translate('settings.package.choose')}</h2>
      <div className="set-two">
        {shop.packages.map((one) => (
          <Card key={one.code} title={one.name}>
            <p className="set-big">
              <Money value={one.price} unit places={0} />
            </p>
            <Facts
              of={[
                ...(one.efakturUnits > 0 ? ([['E-Faktur', formatCount(one.efakturUnits)]] as const) : []),
                ...(one.ebupotUnits > 0 ? ([['E-Bupot', formatCount(one.ebupotUnits)]] as const) : []),
                [
                  translate('settings.package.valid'),
                  translate('settings.package.months', { smart_count: one.months }),
                ],
              ]}
            />
            <div className="set-gap">
              {may(one) ? (
                <Button variant="contained" onClick={() => setChosen(one)}>
                  {translate('settings.package.buy', { name: one.name })}
                </Button>
              ) : (
                <p className="small sec">{translate('settings.package.not_allowed')}</p>
              )}
            </div>
          </Card>
        ))}
      </div>
      <p className="small sec">
        {translate('settings.package.tax_in')}{' '}
        {shop.packages.some(({ ours }) => ours) && translate('settings.package.ours')}
      </p>
      {chosen && <BuyPackage of={chosen} shop={shop} onClose={() => setChosen(null)} onOrdered={onOrdered} />}
    </section>
  );
};
