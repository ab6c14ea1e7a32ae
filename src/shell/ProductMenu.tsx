import { Drawer } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { openedProduct } from '../page-services/identity.ts';
import { send } from '../page-services/send.ts';
import { Icon } from '../ui/layout/Icon.tsx';
import { useSession } from '../ui/layout/session-context.ts';
import { useEverOpen } from '../ui/layout/use-ever-open.ts';
import { Logo } from './Logo.tsx';

const campaign = 'utm_source=patuh&utm_medium=product_selector&utm_campaign=switch_app';

const products: readonly { readonly name: string; readonly key: string; readonly address: string }[] = [
  { name: 'Talenta', key: 'talenta', address: 'https://www.talenta.co' },
  { name: 'Jurnal', key: 'jurnal', address: 'https://www.jurnal.id' },
  { name: 'Qontak', key: 'qontak', address: 'https://qontak.com' },
  { name: 'Flex', key: 'flex', address: 'https://mekari.com/produk/flex' },
  { name: 'e-Sign', key: 'esign', address: 'https://mekari.com/produk/esign' },
  { name: 'University', key: 'university', address: 'https://mekari.com/produk/university' },
];

export const ProductMenu = () => {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const everOpen = useEverOpen(open);
  const { setting } = useSession();
  const opened = (product: string) => () => send('analytics', 'productOpened', openedProduct(setting, product));
  const link = (address: string) => `${address}?${campaign}`;
  return (
    <>
      <button
        type="button"
        className="ib sm d-only"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={translate('shell.products.title')}
        onClick={() => setOpen(true)}
      >
        <Icon name="apps" />
      </button>
      {everOpen && (
        <Drawer
          anchor="right"
          open={open}
          onClose={() => setOpen(false)}
          slotProps={{ paper: { className: 'sheet prod', 'aria-label': translate('shell.products.title') } }}
        >
          <div className="sheet-hd">
            <h2 className="grow">{translate('shell.products.title')}</h2>
            <button
              type="button"
              className="ib sm"
              aria-label={translate('shell.kit.close')}
              onClick={() => setOpen(false)}
            >
              <Icon name="close" size={16} />
            </button>
          </div>
          <ul className="prod-list">
            <li>
              <a href="/main/home" aria-current="true" onClick={opened('Patuh')}>
                <Logo size={24} />
                <span className="grow">
                  <b>Patuh</b>
                  <span className="small sec">{translate('shell.products.patuh')}</span>
                </span>
              </a>
            </li>
            {products.map(({ name, key, address }) => (
              <li key={key}>
                <a href={link(address)} target="_blank" rel="noreferrer" onClick={opened(name)}>
                  <span className="prod-mark" aria-hidden="true">
                    {name[0]?.toUpperCase()}
                  </span>
                  <span className="grow">
                    <b>{name}</b>
                    <span className="small sec">{translate(`shell.products.${key}`)}</span>
                  </span>
                  <Icon name="external" size={14} />
                </a>
              </li>
            ))}
          </ul>
          <div className="sheet-ft">
            <a
              href={link('https://marketplace.mekari.com')}
              target="_blank"
              rel="noreferrer"
              onClick={opened('Marketplace')}
            >
              {translate('shell.products.marketplace')}
            </a>
          </div>
        </Drawer>
      )}
    </>
  );
};
