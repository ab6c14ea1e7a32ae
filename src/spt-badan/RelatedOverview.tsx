import '../ui/layout/tables.css';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { AnnualView, SheetView } from '#domain/spt-badan/view-schema.ts';
import { PageSkeleton } from '../ui/feedback/notices.tsx';
import { Money } from '../ui/layout/values.tsx';
import { pathOf, placesOf, RELATED } from './places.ts';
import { useSheet } from './use-annual.ts';

type Row = { readonly sheet: (typeof RELATED)[number]; readonly view: SheetView | undefined };

const rowsIn = (view: SheetView): number => view.tables.reduce((sum, { rows }) => sum + rows.length, 0);
const questions = (view: SheetView) => view.lines.filter(({ kind }) => kind === 'answer');

/** The attachments 3A, 3A-1 and 3A-2 on one page: what is in each, and what is open. */
export const RelatedOverview = ({ of }: { of: AnnualView }) => {
  const translate = useTranslate();
  const [one, two, three] = RELATED;
  const rows: readonly Row[] = [
    { sheet: one, view: useSheet(of.id, one).data },
    { sheet: two, view: useSheet(of.id, two).data },
    { sheet: three, view: useSheet(of.id, three).data },
  ];
  const induk = useSheet(of.id, 'INDUK').data;
  if (!induk || rows.some(({ view }) => !view)) return <PageSkeleton />;
  const answer = induk.lines.find(({ line }) => line === '16')?.value ?? '';
  const answerPlace = placesOf(of).find(({ sheet, part }) => sheet === 'INDUK' && part === 'part5');
  return (
    <section className="card">
      <p className="annual-none">
        {translate(`sptBadanScreen.related.${answer || 'open'}`)}{' '}
        {answerPlace && <Link to={pathOf(of, answerPlace)}>{translate('sptBadanScreen.related.to_answer')}</Link>}
      </p>
      <div className="annual-scroll">
        <table className="lines-table">
          <thead>
            <tr>
              <th scope="col">{translate('sptBadanScreen.sheets')}</th>
              <th scope="col" className="right">
                {translate('sptBadanScreen.related.rows')}
              </th>
              <th scope="col" className="right">
                {translate('sptBadanScreen.related.answers')}
              </th>
              <th scope="col" className="right">
                {translate('sptBadanScreen.related.total')}
              </th>
              <th scope="col">{translate('sptBadanScreen.related.findings')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ sheet, view }) => {
              const place = placesOf(of).find((other) => other.sheet === sheet);
              const found = of.findings.filter((finding) => finding.sheet === sheet).length;
              const answers = view ? questions(view) : [];
              const total = view?.lines.find(({ line }) => line === 'total')?.value;
              return (
                <tr key={sheet}>
                  <td>
                    <Link to={place ? pathOf(of, place) : ''}>
                      {sheet} · {translate(`sptBadan.sheet.form1771.${sheet}`)}
                    </Link>
                  </td>
                  <td className="right" data-label={translate('sptBadanScreen.related.rows')}>
                    {view && view.tables.length > 0 ? rowsIn(view) : '–'}
                  </td>
                  <td className="right" data-label={translate('sptBadanScreen.related.answers')}>
                    {answers.length > 0
                      ? `${answers.filter(({ value }) => value !== '').length}/${answers.length}`
                      : '–'}
                  </td>
                  <td className="right" data-label={translate('sptBadanScreen.related.total')}>
                    {total ? <Money value={total} places={0} /> : '–'}
                  </td>
                  <td data-label={translate('sptBadanScreen.related.findings')}>
                    {found > 0 ? found : translate('sptBadanScreen.related.none')}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
};
