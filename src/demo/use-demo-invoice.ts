import { useParams } from 'react-router-dom';
import type { DemoInvoice } from '#domain/billing/demo-invoice.ts';
import { useGet } from '../ui/feedback/use-call.ts';

/** The made-up invoice of this address. */
export const useDemoInvoice = () => {
  const { id = '' } = useParams();
  const path = `/demo/api/ebilling/payment/${encodeURIComponent(id)}`;
  return { id, path, ...useGet<DemoInvoice>(path, { quiet: true, staleTime: 0 }) };
};
