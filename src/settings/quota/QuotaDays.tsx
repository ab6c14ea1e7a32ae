import '../../ui/layout/tables.css';
import { useTranslate } from 'react-admin';
import { formatCount } from '#domain/text/format.ts';
import { useGet } from '../../ui/feedback/use-call.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { Day } from '../../ui/layout/values.tsx';

export const QuotaDays = () => {
  const translate = useTranslate();
  const { data } = useGet('/quota/days');
  const used = (data ?? []).filter(({ efaktur, ebupot }) => efaktur + ebupot > 0).toReversed();
  return (
    <Card title={translate('settings.quota.by_day')} flush={used.length > 0}>
      {used.length === 0 ? (
        <p className="sec">{translate('settings.quota.no_days')}</p>
      ) : (
        <table className="lines-table">
          <thead>
            <tr>
              <th>{translate('settings.quota.day')}</th>
              <th className="right">E-Faktur</th>
              <th className="right">E-Bupot</th>
            </tr>
          </thead>
          <tbody>
            {used.map(({ day, efaktur, ebupot }) => (
              <tr key={day}>
                <td>
                  <Day value={day} />
                </td>
                <td className="right num" data-label="E-Faktur">
                  {formatCount(efaktur)}
                </td>
                <td className="right num" data-label="E-Bupot">
                  {formatCount(ebupot)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
};
