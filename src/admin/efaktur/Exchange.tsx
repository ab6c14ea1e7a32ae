import { useTranslate } from 'react-admin';
import type { ViewedFaktur } from '#domain/admin/faktur-schema.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { momentText } from '../../ui/layout/values.tsx';

export const Exchange = ({ of }: { of: ViewedFaktur['exchange'] }) => {
  const translate = useTranslate();
  const words = (key: string, params = {}) => translate(`adminFaktur.view.${key}`, params);
  return (
    <Card title={words('exchange')}>
      {of.length === 0 && <p className="sec">{words('no_exchange')}</p>}
      {of.map(({ id, at, gateway, operation, outcome, request, answer, tookMs }) => (
        <details key={id} className="adm-call">
          <summary>
            <span className="num">{momentText(at)}</span> · {gateway} {operation} ·{' '}
            <b className={outcome === 'done' ? '' : 'bad'}>{words(`outcome.${outcome}`)}</b> ·{' '}
            <span className="num sec">{words('took', { ms: tookMs })}</span>
          </summary>
          <h3 className="small sec">{words('request')}</h3>
          <pre className="small">{request}</pre>
          <h3 className="small sec">{words('answer')}</h3>
          <pre className="small">{answer}</pre>
        </details>
      ))}
    </Card>
  );
};
