import { useTranslate } from 'react-admin';
import { creditPeriodsOf, proposedPeriod } from '#domain/faktur/crediting.ts';
import { jakartaDay } from '#domain/scope.ts';
import { formatCount } from '#domain/text/format.ts';
import type { BulkProps } from '../../ui/list/definition.ts';
import { creditLists } from '../masukan/credit-lists.ts';
import { useDeciding } from '../masukan/use-deciding.tsx';
import type { Row } from './sides.ts';

export const useCrediting = ({ target, count, rows, clear }: BulkProps<Row>) => {
  const translate = useTranslate();
  const own = rows.map(({ period }) => period);
  const deciding = useDeciding(
    {
      list: creditLists.dokumen,
      target,
      count,
      rows,
      periods: creditPeriodsOf(own),
      period: proposedPeriod(own, jakartaDay(Date.now())),
      words: <p>{translate('dokumenScreen.chosen', { smart_count: count, count: formatCount(count) })}</p>,
    },
    clear,
  );
  return {
    works: {
      credit: { lead: 'second', opens: () => deciding.ask('credit') },
      uncredit: { opens: () => deciding.ask('uncredit') },
      rebook: { opens: () => deciding.ask('rebook') },
      restore: { opens: () => deciding.ask('restore') },
    } as const,
    dialog: deciding.dialog,
  };
};
