import { useState } from 'react';
import { Navigate } from 'react-router-dom';

/** A fresh invoice for whoever comes without one. */
export const DemoStart = () => {
  const [id] = useState(() => crypto.randomUUID());
  return <Navigate to={`/demo/ebilling/invoices/${id}`} replace />;
};
