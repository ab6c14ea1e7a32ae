import { useLocale, useTranslate } from 'react-admin';
import { formatDecimal, formatLongPeriod } from '#domain/text/format.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { ExplainButton, explainedText } from '../../ui/layout/Explain.tsx';
import { Money } from '../../ui/layout/values.tsx';
import type { PairedRow, PairedSection } from './paired.ts';
import type { Row } from './result.ts';

const useRowWords = () => {
  const translate = useTranslate();
  const locale = useLocale() === 'en' ? 'en' : 'id';
  const note = (row: Row | null): string =>
    row === null
      ? ''
      : [
          row.gross ? translate('pph21Screen.gross', { gross: `Rp ${formatDecimal(row.gross, 0)}` }) : '',
          row.rate ? translate('pph21Screen.rate', { rate: formatDecimal(row.rate, 0) }) : '',
          row.rate === null ? translate('pph21Screen.by_year') : '',
        ]
          .filter((words) => words !== '')
          .join(' · ');
  return {
    name: (row: Row): string => {
      if (row.period) return formatLongPeriod(row.period, locale);
      return translate(row.word ? `pph21Screen.row.${row.word}` : row.line.explain.label);
    },
    notes: ({ now, other }: PairedRow): string =>
      [...new Set([note(now), note(other)])].filter((words) => words !== '').join(' → '),
    month: (period: string): string => formatLongPeriod(period, locale),
  };
};

const Value = ({ row, name }: { row: Row | null; name: string }) => {
  if (row === null) return <span className="sec">–</span>;
  const { explain, amount } = row.line;
  const from = explain.formula !== undefined || (explain.inputs?.length ?? 0) > 0;
  return (
    <span className="calc-value">
      {explain.unit === 'rupiah' ? (
        <Money value={amount} places={0} strong={row.strong ?? false} />
      ) : (
        explainedText(explain)
      )}
      {from ? <ExplainButton label={name} explain={() => explain} /> : <span className="calc-noexp" />}
    </span>
  );
};

const Difference = ({ value }: { value: string | null }) =>
  value === null || /^-?[0.]+$/.test(value) ? (
    <span className="sec">{value === null ? '–' : '0'}</span>
  ) : (
    <span className="calc-diff">
      {!value.startsWith('-') && '+'}
      <Money value={value} places={0} />
    </span>
  );

const ObjectChips = ({ of }: { of: NonNullable<PairedSection['now']['object']> }) => {
  const translate = useTranslate();
  return (
    <>
      <span className="chip ol num">{of.code}</span>
      <span className="chip ol num">KAP-KJS {of.kapKjs}</span>
      <span className="chip brand">{translate(of.final ? 'pph21Screen.final' : 'pph21Screen.not_final')}</span>
    </>
  );
};

export const ResultTable = ({ section: { now, rows }, compared }: { section: PairedSection; compared: boolean }) => {
  const translate = useTranslate();
  const words = useRowWords();
  const title = translate(`pph21Screen.section.${now.key}`, { month: words.month(now.period ?? '') });
  const other = translate('pph21Screen.other');
  return (
    <Card title={title} flush actions={now.object && <ObjectChips of={now.object} />}>
      <p className="small sec calc-hint">{now.object?.name ?? translate(`pph21Screen.hint.${now.key}`)}</p>
      <table className={compared ? 'calc-table two' : 'calc-table'}>
        <thead className={compared ? undefined : 'sr'}>
          <tr>
            <th scope="col">{translate('pph21Screen.described')}</th>
            <th scope="col">{translate(compared ? 'pph21Screen.now' : 'pph21Screen.amount')}</th>
            {compared && <th scope="col">{other}</th>}
            {compared && <th scope="col">{translate('pph21Screen.difference')}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const shown = row.now ?? row.other;
            if (!shown) return null;
            const name = words.name(shown);
            const notes = words.notes(row);
            return (
              <tr key={row.key} className={shown.main ? 'strong calc-main' : shown.strong ? 'strong' : undefined}>
                <th scope="row">
                  <span className="calc-name">
                    {shown.number !== undefined && <span className="calc-no num">{shown.number}</span>}
                    <span>
                      {name}
                      {notes && <span className="small sec calc-note">{notes}</span>}
                    </span>
                  </span>
                </th>
                <td>
                  <Value row={row.now} name={name} />
                </td>
                {compared && (
                  <td>
                    <Value row={row.other} name={`${name}, ${other}`} />
                  </td>
                )}
                {compared && (
                  <td>
                    <Difference value={row.difference} />
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </Card>
  );
};
