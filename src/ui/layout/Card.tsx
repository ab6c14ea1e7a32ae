import { type ReactNode, useId } from 'react';
import { TermHint } from './TermHint.tsx';

type Props = {
  readonly title?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
  readonly id?: string;
  readonly className?: string;
  readonly flush?: boolean;
};

export const Card = ({ title, actions, children, id, className = '', flush = false }: Props) => {
  const heading = useId();
  return (
    <section className={`card ${className}`} id={id} aria-labelledby={title ? heading : undefined}>
      {(title || actions) && (
        <div className="hd">
          {title && <h2 id={heading}>{title}</h2>}
          {actions}
        </div>
      )}
      {flush ? children : <div className={title ? 'bd under' : 'bd'}>{children}</div>}
    </section>
  );
};

export const Facts = ({ of }: { of: readonly (readonly [label: string, value: ReactNode])[] }) => (
  <dl className="kv">
    {of.map(([label, value]) => (
      <div key={label} className="kv-row">
        <dt>
          {label}
          <TermHint of={label} />
        </dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
