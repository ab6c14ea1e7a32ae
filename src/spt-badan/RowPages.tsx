import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatCount } from '#domain/text/format.ts';
import { ROWS_A_PAGE } from './row-page.ts';

type Props = {
  readonly page: number;
  readonly last: number;
  readonly count: number;
  readonly onPage: (page: number) => void;
};

/** Nothing while all rows are on one page. */
export const RowPages = ({ page, last, count, onPage }: Props) => {
  const translate = useTranslate();
  if (last === 0) return null;
  return (
    <nav className="row wrap annual-pages" aria-label={translate('sptBadanScreen.row_pages')}>
      <span className="small sec">
        {translate('sptBadanScreen.rows_shown', {
          from: formatCount(page * ROWS_A_PAGE + 1),
          to: formatCount(Math.min(count, (page + 1) * ROWS_A_PAGE)),
          count: formatCount(count),
        })}
      </span>
      <Button size="small" disabled={page === 0} onClick={() => onPage(page - 1)}>
        {translate('sptBadanScreen.rows_before')}
      </Button>
      <Button size="small" disabled={page === last} onClick={() => onPage(page + 1)}>
        {translate('sptBadanScreen.rows_after')}
      </Button>
    </nav>
  );
};
