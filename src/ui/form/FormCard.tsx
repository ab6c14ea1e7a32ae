import type { ReactNode } from 'react';
import './form-page.css';

type Props = {
  /** The place an anchor or a fault leads to. */
  readonly id: string;
  readonly title: ReactNode;
  readonly aside?: ReactNode;
  /** Children lay themselves out to the card's edge. */
  readonly bare?: boolean | undefined;
  readonly children: ReactNode;
};

/** One card of a form: a heading, and fields on twelve columns. */
export const FormCard = ({ id, title, aside, bare, children }: Props) => (
  <section className="fcard" id={id} aria-labelledby={`${id}-judul`}>
    <div className="fcard-h">
      <h2 id={`${id}-judul`}>{title}</h2>
      {aside}
    </div>
    {bare ? children : <div className="fcard-b">{children}</div>}
  </section>
);
