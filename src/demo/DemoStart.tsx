import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { newKey } from '../client/new-key.ts';

/** A fresh invoice for whoever comes without one. */
export const DemoStart = () => {
  const [id] = useState(() => newKey());
  return <Navigate to={`/demo/ebilling/invoices/${id}`} replace />;
};
