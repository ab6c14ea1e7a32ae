import './admin.css';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Overview as View } from '#domain/admin/overview-schema.ts';
import { Alert, PageSkeleton } from '../ui/feedback/notices.tsx';
import { useGet } from '../ui/feedback/use-call.ts';
import { Card, Facts } from '../ui/layout/Card.tsx';
import { PageHead } from '../ui/layout/PageHead.tsx';
import { Money, momentText } from '../ui/layout/values.tsx';

const MEGABYTE = 1_000_000;

type Row = readonly [label: string, value: ReactNode];

const useRows = ({ jobs, failures, signIns, storage, cases }: View) => {
  const translate = useTranslate();
  const words = (key: string, params = {}) => translate(`adminScreen.overview.${key}`, params);
  const lines: readonly (readonly [key: string, rows: readonly Row[], to?: string])[] = [
    [
      'jobs',
      jobs.map(({ status, count, oldest }) => [
        words(`job.${status}`),
        <>
          {count}
          {oldest !== null && <span className="small sec"> · {words('since', { at: momentText(oldest, true) })}</span>}
        </>,
      ]),
    ],
    [
      'failures',
      failures.map(({ gateway, outcome, count, last }) => [
        `${gateway}, ${words(`outcome.${outcome}`)}`,
        <>
          {count}
          {last !== null && <span className="small sec"> · {words('last', { at: momentText(last, true) })}</span>}
        </>,
      ]),
    ],
    ['sign_ins', signIns.map(({ event, count }) => [words(`sign_in.${event}`), count]), '/admin/security-log'],
    [
      'storage',
      [
        [words('files'), storage.count.toLocaleString('id-ID')],
        [words('size'), `${(storage.bytes / MEGABYTE).toLocaleString('id-ID', { maximumFractionDigits: 1 })} MB`],
      ],
    ],
    [
      'cases',
      cases.map(({ at, amount }) => [momentText(at, true), <Money key={at} value={amount} unit />]),
      '/admin/ebilling/ntpn',
    ],
  ];
  return lines;
};

const Cards = ({ of }: { of: View }) => {
  const translate = useTranslate();
  const words = (key: string) => translate(`adminScreen.overview.${key}`);
  return (
    <div className="adm-cards">
      {useRows(of).map(([key, rows, to]) => (
        <Card
          key={key}
          title={words(key)}
          actions={
            to && (
              <Link to={to} aria-label={`${words('open')}: ${words(key)}`}>
                {words('open')}
              </Link>
            )
          }
        >
          {rows.length === 0 ? <p className="sec">{words('none')}</p> : <Facts of={rows} />}
        </Card>
      ))}
    </div>
  );
};

export const Overview = () => {
  const translate = useTranslate();
  const { data, error } = useGet('/admin/api/overview', { staleTime: 0 });
  return (
    <div className="adm">
      <PageHead title={translate('adminScreen.overview.title')} />
      {error && <Alert severity="error" title={error.message} />}
      {!data && !error && <PageSkeleton />}
      {data && <Cards of={data} />}
    </div>
  );
};
