import type { ReactNode } from 'react';
import './form-page.css';

type Props = {
  /** Target of anchors and error links. */
  readonly id: string;
  readonly title: ReactNode;
  readonly aside?: ReactNode;
  readonly bare?: boolean | undefined;
  readonly children: ReactNode;
};

export const FormCard = ({ id, title, aside, bare, children }: Props) => (
  <section className="fcard" id={id} aria-labelledby={`${id}-judul`}>
    <div className="fcard-h">
      <h2 id={`${id}-judul`}>{title}</h2>
      {aside}
    </div>
    {bare ? children : <div className="fcard-b">{children}</div>}
  </section>
);
