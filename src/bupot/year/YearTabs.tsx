import { useTranslate } from 'react-admin';
import { type YearSummary, type YearView, yearViews } from '#domain/bupot/year/preview.ts';
import { formatCount } from '#domain/text/format.ts';
import '../../ui/list/tabs.css';

type Props = {
  readonly view: YearView;
  readonly summary: YearSummary | undefined;
  readonly onView: (view: YearView) => void;
};

export const YearTabs = ({ view, summary, onView }: Props) => {
  const translate = useTranslate();
  const countOf = (of: YearView): number => (summary ? summary[of === 'all' ? 'people' : of] : 0);
  return (
    <fieldset className="ltabs">
      <legend className="sr">{translate('bupotYear.screen.views')}</legend>
      {yearViews.map((value) => (
        <button key={value} type="button" aria-pressed={view === value} onClick={() => onView(value)}>
          {translate(`bupotYear.screen.view.${value}`)}
          {summary && <span className="num">{formatCount(countOf(value))}</span>}
        </button>
      ))}
    </fieldset>
  );
};
