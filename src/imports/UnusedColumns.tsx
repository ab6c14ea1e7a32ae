import { useTranslate } from 'react-admin';

type Column = { readonly name: string; readonly sample: readonly string[] };

const EXAMPLES = 2;

/** Columns of the file that go nowhere as it is mapped, so that none is left out unseen. */
export const UnusedColumns = ({ columns, used }: { columns: readonly Column[]; used: readonly string[] }) => {
  const translate = useTranslate();
  const left = columns.filter(({ name, sample }) => !used.includes(name) && sample.length > 0);
  if (left.length === 0) return null;
  return (
    <section className="imp-card">
      <header>
        <h2>{translate('imporScreen.mapping.unused', { count: left.length })}</h2>
      </header>
      <ul className="imp-unused bd">
        {left.map(({ name, sample }) => (
          <li key={name}>
            <b>{name}</b> <span className="imp-note">{sample.slice(0, EXAMPLES).join(' · ')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};
