import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import './difference-list.css';

type Difference<F extends string> = { readonly field: F; readonly ours: string | null; readonly theirs: string | null };

type Props<F extends string> = {
  readonly of: readonly Difference<F>[];
  readonly name: string;
  readonly label: (field: F) => string;
  readonly value: (field: F, value: string) => ReactNode;
};

/** A list, because it may be nested in a table row. */
export const DifferenceList = <F extends string>({ of, name, label, value }: Props<F>) => {
  const translate = useTranslate();
  const say = (key: string) => translate(`bupotPull.page.${key}`);
  const shown = (field: F, raw: string | null) =>
    raw === null || raw === '' ? <span className="sec">–</span> : value(field, raw);
  return (
    <ul className="pull-diff" aria-label={name}>
      {of.map(({ field, ours, theirs }) => (
        <li key={field}>
          <span className="sec">{translate(label(field))}</span>
          <span>
            <span className="sec pull-where">{say('ours')}</span>
            <del>{shown(field, ours)}</del>
          </span>
          <span>
            <span className="sec pull-where">{say('theirs')}</span>
            <b>{shown(field, theirs)}</b>
          </span>
        </li>
      ))}
    </ul>
  );
};
