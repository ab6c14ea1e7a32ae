import './small-page.css';
import { type ReactNode, useEffect } from 'react';
import { Card } from './Card.tsx';

export const SmallPage = ({ title, children }: { title: string; children: ReactNode }) => {
  useEffect(() => {
    document.title = `${title} · Patuh`;
  }, [title]);
  return (
    <div className="sgn">
      <Card>
        <h1>{title}</h1>
        {children}
      </Card>
    </div>
  );
};
