import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { totalOf } from '#domain/faktur/compute.ts';
import type { Explainable } from '#domain/faktur/explain-parts.ts';
import type { FakturLine } from '#domain/faktur/record.ts';
import { GENERAL_CODE, unitName } from '#domain/faktur/units.ts';
import { formatDecimal } from '#domain/text/format.ts';
import { RoundedAmount } from '../../ui/documents/RoundedAmount.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { SideScroll } from '../../ui/layout/TableHead.tsx';
import { Money } from '../../ui/layout/values.tsx';
import { AmountExplained, type Written } from '../faktur-parts.tsx';

const same = (a: string, b: string): boolean => Number(a) === Number(b) || a === b;

const Changed = ({ was, is, children }: { was: string | undefined; is: string; children: ReactNode }) => (
  <>
    {was !== undefined && !same(was, is) && <del className="small sec">{formatDecimal(was, 0)}</del>}
    {children}
  </>
);

export const LinesTable = ({ faktur, original }: { faktur: Written; original: Written | undefined }) => {
  const translate = useTranslate();
  const rate = faktur.lines[0]?.ppnRate ?? '12';
  const explained = (which: Explainable) => <AmountExplained of={faktur} which={which} />;
  const was = (at: number): FakturLine | undefined => (faktur.replaces ? original?.lines[at] : undefined);
  const heads = ['quantity', 'price', 'discount', 'dpp'] as const;
  return (
    <Card
      title={translate('fakturScreen.detail.lines')}
      flush
      actions={original && <span className="small sec">{translate('fakturScreen.detail.differences_marked')}</span>}
    >
      <SideScroll className="detail-page-scroll" label={translate('fakturScreen.detail.lines')}>
        <table className="lines-table">
          <thead>
            <tr>
              <th scope="col">{translate('fakturScreen.line.short_name')}</th>
              {heads.map((key) => (
                <th key={key} scope="col" className="right">
                  {translate(`fakturScreen.line.${key}`)} {key !== 'quantity' && <small>(Rp)</small>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {faktur.lines.map((line, at) => {
              const old = was(at);
              return (
                <tr
                  key={`${String(at)}${line.name}`}
                  className={original && !old && faktur.replaces ? 'new' : undefined}
                >
                  <td>
                    {old && old.name !== line.name && <del className="small sec">{old.name}</del>} {line.name}{' '}
                    {line.code !== GENERAL_CODE && <span className="small sec">{line.code}</span>}
                  </td>
                  <td className="right" data-label={translate('fakturScreen.line.quantity')}>
                    <Changed was={old?.quantity} is={line.quantity}>
                      {formatDecimal(line.quantity, 0)} {unitName(line.unit)}
                    </Changed>
                  </td>
                  <td className="right" data-label={translate('fakturScreen.line.price')}>
                    <Changed was={old?.price} is={line.price}>
                      <Money value={line.price} />
                    </Changed>
                  </td>
                  <td className="right" data-label={translate('fakturScreen.line.discount')}>
                    <Changed was={old?.discount} is={line.discount}>
                      <Money value={line.discount} />
                    </Changed>
                  </td>
                  <td className="right" data-label={translate('fakturScreen.line.dpp')}>
                    <Money value={line.dpp} />
                  </td>
                </tr>
              );
            })}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                {translate('fakturScreen.detail.sum_dpp')} {explained('dpp')}
              </th>
              <td className="right" colSpan={3}>
                <Money value={faktur.dpp} unit />
                <RoundedAmount of={faktur} which="dpp" />
              </td>
            </tr>
          </tfoot>
        </table>
      </SideScroll>
      <dl className="fsum">
        <dt>
          {translate('fakturScreen.total.otherDpp')} {explained('otherDpp')}
        </dt>
        <dd>
          <Money value={faktur.otherDpp} unit />
          <RoundedAmount of={faktur} which="otherDpp" />
        </dd>
        <dt>
          {translate('fakturScreen.total.ppn', { rate })} {explained('ppn')}
        </dt>
        <dd>
          <Money value={faktur.ppn} unit strong />
          <RoundedAmount of={faktur} which="ppn" />
        </dd>
        {!same(faktur.ppnbm, '0.00') && (
          <>
            <dt>
              {translate('explain.ppnbm')} {explained('ppnbm')}
            </dt>
            <dd>
              <Money value={faktur.ppnbm} unit />
              <RoundedAmount of={faktur} which="ppnbm" />
            </dd>
          </>
        )}
        <dt>
          {translate('fakturScreen.total.total')} {explained('total')}
        </dt>
        <dd>
          <Money value={totalOf(faktur.code, faktur)} unit strong />
          <RoundedAmount of={faktur} which="total" />
        </dd>
      </dl>
    </Card>
  );
};
