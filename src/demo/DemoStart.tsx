import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { newKey } from '../client/new-key.ts';
import { request } from '../client/request.ts';
import { DemoFrame } from './DemoFrame.tsx';

export const DemoStart = () => {
  const [visit] = useState(() => newKey());
  const { data, error } = useQuery({
    queryKey: ['demo', visit],
    queryFn: () => request('POST', '/demo/api/ebilling/payment', { quiet: true }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (data) return <Navigate to={`/demo/ebilling/invoices/${data.id}`} replace />;
  return (
    <DemoFrame title="demoInvoice.title" data={data} error={error}>
      {() => null}
    </DemoFrame>
  );
};
