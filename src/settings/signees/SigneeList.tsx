import { useListContext, useRecordContext, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { type SigneeProduct, sendingProducts, signeeProducts } from '#domain/settings/signee-products.ts';
import { Chip } from '../../ui/documents/DocumentChip.tsx';
import { Drawer } from '../../ui/feedback/Drawer.tsx';
import { Alert } from '../../ui/feedback/notices.tsx';
import { useMay } from '../../ui/layout/session-context.ts';
import { Identifier } from '../../ui/layout/values.tsx';
import { Cell } from '../../ui/records/Cell.tsx';
import { NEW, RecordList, useOpenRecord } from '../../ui/records/RecordList.tsx';
import { SigneeForm } from './SigneeForm.tsx';
import { titleOf } from './signee-guards.ts';

type Row = { readonly id: string; readonly npwp: string; readonly actsAs: string; readonly active: boolean };

const ActsAs = () => {
  const translate = useTranslate();
  const row = useRecordContext<Row>();
  return row ? translate(`settings.signee.acts.${row.actsAs}`) : null;
};

const Npwp = () => <Identifier value={useRecordContext<Row>()?.npwp} form="npwp" />;

const Active = () => {
  const translate = useTranslate();
  const row = useRecordContext<Row>();
  if (!row) return null;
  return (
    <Chip
      tone={row.active ? 'green' : 'grey'}
      icon={row.active ? 'check' : 'stop'}
      label={translate(`settings.signee.${row.active ? 'on' : 'off'}`)}
    />
  );
};

const NobodySigns = () => {
  const translate = useTranslate();
  const { data = [], total = 0 } = useListContext<Row>();
  if (total === 0 || data.length < total || data.some(({ active }) => active)) return null;
  return (
    <Alert severity="warning" title={translate('settings.signee.no_active')}>
      {translate('settings.signee.no_active_text')}
    </Alert>
  );
};

const productIn = (pathname: string): SigneeProduct =>
  signeeProducts.find((one) => pathname.endsWith(`/${one}`)) ?? signeeProducts[0];

/** Who signs for a product; a row opens its form beside the list. */
export const SigneeList = () => {
  const translate = useTranslate();
  const product = productIn(useLocation().pathname);
  const sends = sendingProducts.has(product);
  const { id, open } = useOpenRecord();
  const may = useMay('signees', 'create');
  const title = translate('settings.signee.title', { product: translate(titleOf(product)) });
  const close = () => open(null);
  return (
    <>
      <RecordList
        key={product}
        resource="signees"
        filter={{ product }}
        head={(total) => (
          <h1>
            {title} {total !== undefined && <span className="count">{total}</span>}
          </h1>
        )}
        beside={sends && <NobodySigns />}
        empty={{
          icon: 'signature',
          title: 'settings.signee.none',
          text: sends ? 'settings.signee.none_text' : 'settings.signee.none_unused_text',
        }}
        addLabel="settings.signee.add"
        onAdd={may ? () => open(NEW) : undefined}
        onOpen={open}
      >
        <Cell source="name" />
        <Cell source="jobTitle" />
        <Cell source="npwp" disableSort>
          <Npwp />
        </Cell>
        <Cell source="actsAs" disableSort>
          <ActsAs />
        </Cell>
        <Cell source="city" />
        <Cell source="active">
          <Active />
        </Cell>
      </RecordList>
      <Drawer
        open={id !== null}
        onClose={close}
        title={translate(id === NEW ? 'settings.signee.add' : 'settings.signee.edit')}
      >
        {id !== null && <SigneeForm key={id} product={product} {...(id === NEW ? {} : { id })} onDone={close} />}
      </Drawer>
    </>
  );
};
