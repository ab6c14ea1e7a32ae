import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { DemoInvoice, DemoState as State } from '#domain/billing/demo-invoice.ts';
import type { Tone } from '#domain/definition/status.ts';
import { Chip } from '../ui/documents/DocumentChip.tsx';
import { Alert, PageSkeleton } from '../ui/feedback/notices.tsx';
import { useGet } from '../ui/feedback/use-call.ts';
import type { IconName } from '../ui/layout/Icon.tsx';
import './demo.css';

export const useDemoInvoice = () => {
  const { id = '' } = useParams();
  return { id, ...useGet('/demo/api/ebilling/payment/{id}', { path: { id }, quiet: true, staleTime: 0 }) };
};

const looks: Readonly<Record<State, readonly [Tone, IconName]>> = {
  created: ['orange', 'clock'],
  paid: ['green', 'check'],
  expired: ['grey', 'history'],
  failed: ['red', 'close'],
  cancelled: ['grey', 'close'],
};

const DemoState = ({ status }: { status: State }) => {
  const translate = useTranslate();
  const [tone, icon] = looks[status];
  return <Chip tone={tone} icon={icon} label={translate(`demoInvoice.status.${status}`)} />;
};

type Props = {
  readonly title: string;
  readonly data: DemoInvoice | undefined;
  readonly error: Error | null;
  readonly children: (invoice: DemoInvoice) => ReactNode;
};

export const DemoFrame = ({ title, data, error, children }: Props) => {
  const translate = useTranslate();
  if (!data && !error) return <PageSkeleton />;
  return (
    <div className="demo">
      <div className="row wrap">
        <h1 className="grow">{translate(title)}</h1>
        {data && !error && <DemoState status={data.status} />}
      </div>
      {error ? <Alert severity="error" title={error.message} /> : data && children(data)}
    </div>
  );
};
