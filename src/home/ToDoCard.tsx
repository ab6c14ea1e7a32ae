import { useGet } from '../ui/feedback/use-call.ts';
import '../ui/list/tabs.css';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { HomeToDo } from '#domain/home/view-schema.ts';
import { formatCount, formatRupiah } from '#domain/text/format.ts';
import { useMay } from '../ui/layout/session-context.ts';
import { HomeCard, NoAccess } from './HomeCard.tsx';
import { places } from './paths.ts';
import { AnnualRows, BillingRows, InvoiceRows, ReturnRows } from './ToDoRows.tsx';
import { ofCard } from './use-home.ts';

const tabs = ['billing', 'spt', 'faktur', 'vat', 'annual'] as const;
type Tab = (typeof tabs)[number];

const lists: Readonly<Record<Tab, string>> = {
  billing: places.billings,
  spt: places.returns,
  faktur: places.invoices,
  vat: places.vatReturns,
  annual: places.annualReturns,
};

const Rows = ({ toDo, tab }: { toDo: HomeToDo; tab: Tab }) => {
  if (tab === 'billing') return toDo.billing && <BillingRows of={toDo.billing.rows} />;
  if (tab === 'spt' || tab === 'vat') return toDo[tab] && <ReturnRows of={toDo[tab].rows} />;
  if (tab === 'annual') return toDo.annual && <AnnualRows of={toDo.annual.rows} />;
  return toDo.faktur && <InvoiceRows of={toDo.faktur.rows} />;
};

const Tabs = ({ toDo }: { toDo: HomeToDo }) => {
  const translate = useTranslate();
  const open = tabs.filter((tab) => toDo[tab] !== null);
  const [chosen, choose] = useState<Tab | null>(null);
  const tab = chosen ?? open.find((one) => (toDo[one]?.count ?? 0) > 0) ?? open[0];
  if (!tab) return <NoAccess />;
  const { count, amount } = toDo[tab] ?? { count: 0, amount: '0.00' };
  return (
    <>
      <fieldset className="ltabs" aria-label={translate('home.to_do.tabs')}>
        {open.map((one) => (
          <button key={one} type="button" aria-pressed={one === tab} onClick={() => choose(one)}>
            {translate(`home.to_do.${one}`)}
            <span className="num">{formatCount(toDo[one]?.count ?? 0)}</span>
          </button>
        ))}
      </fieldset>
      {count === 0 ? (
        <p className="home-pad sec">{translate('home.to_do.nothing')}</p>
      ) : (
        <ul className="todo">
          <Rows toDo={toDo} tab={tab} />
        </ul>
      )}
      <div className="todo-foot small sec">
        <span>
          {translate('home.to_do.foot', {
            count: formatCount(count),
            what: translate(`home.to_do.what.${tab}`, { smart_count: count }),
            amount: formatRupiah(amount),
          })}
        </span>
        <Link to={lists[tab]}>{translate(`home.to_do.all.${tab}`)}</Link>
      </div>
    </>
  );
};

export const ToDoCard = () => {
  const may = useMay('home/to-do', 'show');
  const query = useGet(may ? '/home/to-do' : null, ofCard);
  return (
    <HomeCard title={useTranslate()('home.to_do.title')} may={may} query={query}>
      {(toDo) => <Tabs toDo={toDo} />}
    </HomeCard>
  );
};
