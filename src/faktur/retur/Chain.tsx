import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { isZero } from '#domain/definition/money.ts';
import { vatDocumentPath } from '#domain/faktur/document-paths.ts';
import type { ReturChain, ReturChained } from '#domain/faktur/retur-schema.ts';
import type { ResourceWith } from '../../client/request.ts';
import { useGet } from '../../ui/feedback/use-call.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { Day, Identifier, Money, PeriodText } from '../../ui/layout/values.tsx';
import { AmountsTable } from '../detail/AmountsTable.tsx';

const isOfDokumen = ({ type }: Pick<ReturChained, 'type'>): boolean => type.includes('DOC_');

export const Chain = ({ of, id }: { of: ReturChain; id: string }) => {
  const translate = useTranslate();
  const [dpp, ppn] = [translate('fakturScreen.list.dpp'), translate('fakturScreen.list.ppn')];
  const words = (one: ReturChained) =>
    translate(`returScreen.chain.${one.goesBack ? 'back' : isOfDokumen(one) ? 'document' : 'invoice'}`);
  const name = (one: ReturChained) =>
    one.number ? <Identifier value={one.number} form={isOfDokumen(one) ? 'plain' : 'faktur'} /> : words(one);
  const to = ({ type, id: own }: ReturChained) => (own === id ? undefined : vatDocumentPath({ type, id: own }));
  return (
    <Card title={translate('returScreen.chain.title')} flush>
      <ol className="fchain">
        {of.chain.map((one) => (
          <li key={one.id} className={one.id === id ? 'cur' : undefined} aria-current={one.id === id || undefined}>
            <Icon name={one.goesBack ? 'undo' : isOfDokumen(one) ? 'document' : 'invoice'} size={16} />
            <div className="grow">
              {to(one) ? <Link to={to(one) ?? ''}>{name(one)}</Link> : name(one)}
              <div className="small sec">
                {words(one)} · <Day value={one.date} /> ·{' '}
                {one.period ? <PeriodText value={one.period} /> : translate('returScreen.chain.nowhere')}
              </div>
            </div>
            <span className="num">
              {one.goesBack && !isZero(one.ppn) && '−'}
              <Money value={one.ppn} />
            </span>
          </li>
        ))}
      </ol>
      {of.effect.length > 0 && (
        <AmountsTable
          title={translate('returScreen.chain.title')}
          head={translate('returScreen.chain.period')}
          columns={[
            ['dpp', dpp],
            ['ppn', ppn],
          ]}
          rows={of.effect.map((one) => ({ key: one.period, label: <PeriodText value={one.period} />, of: one }))}
        />
      )}
    </Card>
  );
};

type ChainOf = { readonly resource: ResourceWith<'GET', '/{id}/chain'>; readonly id: string };

export const OriginChain = ({ resource, id }: ChainOf) => {
  const { data } = useGet(`/${resource}/{id}/chain`, { path: { id } });
  return data?.chain.some(({ goesBack }) => goesBack) ? <Chain of={data} id={id} /> : null;
};
