import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { DemoInvoice } from '#domain/billing/demo-invoice.ts';
import { Alert } from '../ui/feedback/Alert.tsx';
import { PageSkeleton } from '../ui/feedback/Skeletons.tsx';
import { DemoState } from './DemoState.tsx';
import './demo.css';

type Props = {
  readonly title: string;
  readonly data: DemoInvoice | undefined;
  readonly error: Error | null;
  readonly children: (invoice: DemoInvoice) => ReactNode;
};

/** A page about one invoice of the demo: its title, how it stands, or why it is not there. */
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
