import { type RaRecord, useListContext, useRecordContext, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { signee } from '#domain/records/signee.ts';
import { type SigneeProduct, sendingProducts, signeeProducts } from '#domain/settings/signee-products.ts';
import { turnedAway } from '../../client/guards.ts';
import { Chip } from '../../ui/documents/DocumentChip.tsx';
import { Alert } from '../../ui/feedback/notices.tsx';
import { useGet } from '../../ui/feedback/use-call.ts';
import { useSession } from '../../ui/layout/session-context.ts';
import { PlainRecordList } from '../../ui/records/PlainRecordList.tsx';
import { RecordFilter } from '../../ui/records/RecordFilter.tsx';
import { SigneeForm } from './SigneeForm.tsx';
import { signeeGuards, titleOf } from './signee-guards.ts';
import { allSignees } from './use-signed-products.ts';

type Row = {
  readonly id: string;
  readonly product: SigneeProduct;
  readonly npwp: string;
  readonly active: boolean;
};

const SignsFor = ({ all }: { all: readonly Row[] }) => {
  const translate = useTranslate();
  const row = useRecordContext<Row>();
  const own = all.filter(({ npwp }) => npwp === row?.npwp);
  const products = own.map(({ product }) => product);
  const active = new Set(own.flatMap((one) => (one.active ? [one.product] : [])));
  return (
    <span className="row wrap">
      {signeeProducts
        .filter((one) => products.includes(one))
        .map((one) => (
          <Chip key={one} tone={active.has(one) ? 'green' : 'grey'} label={translate(titleOf(one))} />
        ))}
    </span>
  );
};

const NobodySigns = ({ product }: { product: SigneeProduct }) => {
  const translate = useTranslate();
  const { data, total = 0, filterValues } = useListContext<Row>();
  if (!data || filterValues.product !== product || filterValues.q) return null;
  const sends = sendingProducts.has(product);
  if (total === 0)
    return (
      <Alert severity={sends ? 'warning' : 'info'} title={translate('resources.signees.none')}>
        {translate(sends ? 'settings.signee.none_text' : 'resources.signees.none_text')}
      </Alert>
    );
  if (!sends || data.length < total || data.some(({ active }) => active)) return null;
  return (
    <Alert severity="warning" title={translate('settings.signee.no_active')}>
      {translate('settings.signee.no_active_text')}
    </Alert>
  );
};

const MOST = 200;

const byPerson =
  (product: SigneeProduct) =>
  (rows: readonly RaRecord[]): readonly RaRecord[] =>
    rows.filter(({ id, npwp }) => {
      const own = rows.filter((one) => one.npwp === npwp);
      return id === (own.find((one) => one.product === product) ?? own[0])?.id;
    });

const productIn = (pathname: string): SigneeProduct =>
  signeeProducts.find((one) => pathname.endsWith(`/${one}`)) ?? signeeProducts[0];

export const SigneeList = () => {
  const translate = useTranslate();
  const { setting } = useSession();
  const product = productIn(useLocation().pathname);
  const { data = [] } = useGet('/signees', allSignees);
  const all = data as readonly Row[];
  const offered = signeeProducts.filter((one) => one === product || turnedAway([signeeGuards[one]], setting) === null);
  return (
    <PlainRecordList
      key={product}
      of={signee}
      icon="signature"
      begins={{ product }}
      perPage={MOST}
      merged={byPerson(product)}
      beside={<NobodySigns product={product} />}
      filters={
        <RecordFilter
          source="product"
          label={translate('resources.signees.fields.product')}
          options={offered.map((value) => ({ value, label: translate(titleOf(value)) }))}
        />
      }
      cells={{ product: <SignsFor all={all} /> }}
      form={(id, onDone) => (
        <SigneeForm key={id} product={all.find((one) => one.id === id)?.product ?? product} id={id} onDone={onDone} />
      )}
    />
  );
};
