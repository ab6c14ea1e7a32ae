import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { anchorOf, type Section } from './sections.ts';

type Props = { section: Section; aside?: ReactNode; children: ReactNode; bare?: boolean };

/** One card of the form, with the place its anchor leads to. */
export const FormSection = ({ section, aside, children, bare }: Props) => {
  const translate = useTranslate();
  const id = anchorOf(section);
  return (
    <section className="fcard" id={id} aria-labelledby={`${id}-judul`}>
      <div className="fcard-h">
        <h2 id={`${id}-judul`}>{translate(`faktur.sections.${section}`)}</h2>
        {aside}
      </div>
      {bare ? children : <div className="fcard-b">{children}</div>}
    </section>
  );
};
