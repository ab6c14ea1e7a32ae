import { useTranslate } from 'react-admin';
import { formatCount } from '#domain/text/format.ts';
import { useList } from './ListContext.tsx';

/** Title, how many rows the filter finds, what to make and what to exchange. */
export const ListHeader = () => {
  const { of, total, query, target, hasSelection, everything } = useList();
  const translate = useTranslate();
  const { ImportExportMenu, CreateButton } = of;
  return (
    <div className="lp-h">
      <h1>{translate(of.title)}</h1>
      {query.data && <span className="lp-count">{formatCount(total)}</span>}
      <span className="lp-grow" />
      <div className="lp-acts">
        <ImportExportMenu target={hasSelection ? target : everything} />
        <CreateButton />
      </div>
    </div>
  );
};
