import { useTranslate } from 'react-admin';
import type { FakturLine } from '#domain/faktur/record.ts';
import { unitName } from '#domain/faktur/units.ts';
import { formatDecimal } from '#domain/text/format.ts';
import { Identifier, Money } from '../ui/layout/values.tsx';

type Side = { readonly name: string; readonly npwp: string; readonly address: string };

export const PreviewSides = ({ seller, buyer }: { seller: Side; buyer: Side }) => {
  const translate = useTranslate();
  return (
    <div className="public-preview-sides">
      {(
        [
          ['seller', seller],
          ['buyer', buyer],
        ] as const
      ).map(([which, side]) => (
        <div key={which}>
          <h2>{translate(`fakturScreen.detail.${which}`)}</h2>
          <div>{side.name}</div>
          <div className="sec">
            <Identifier value={side.npwp} form="npwp" />
          </div>
          <div className="sec">{side.address}</div>
        </div>
      ))}
    </div>
  );
};

type Line = Pick<FakturLine, 'name' | 'unit' | 'quantity' | 'price' | 'dpp'>;

export const PreviewLines = ({ of }: { of: readonly Line[] }) => {
  const translate = useTranslate();
  return (
    <div className="public-preview-scroll">
      <table className="lines-table">
        <thead>
          <tr>
            <th scope="col">{translate('fakturScreen.line.short_name')}</th>
            <th scope="col" className="right">
              {translate('fakturScreen.line.quantity')}
            </th>
            <th scope="col" className="right">
              {translate('fakturScreen.line.price')} <small>(Rp)</small>
            </th>
            <th scope="col" className="right">
              {translate('fakturScreen.line.dpp')} <small>(Rp)</small>
            </th>
          </tr>
        </thead>
        <tbody>
          {of.map((line, at) => (
            <tr key={`${String(at)}${line.name}`}>
              <td>{line.name}</td>
              <td className="right" data-label={translate('fakturScreen.line.quantity')}>
                {formatDecimal(line.quantity, 0)} {unitName(line.unit)}
              </td>
              <td className="right" data-label={translate('fakturScreen.line.price')}>
                <Money value={line.price} />
              </td>
              <td className="right" data-label={translate('fakturScreen.line.dpp')}>
                <Money value={line.dpp} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
