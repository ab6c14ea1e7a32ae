import { Button } from '@mui/material';
import { useNotify, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { NamedSlip } from '#domain/bupot/year/finding.ts';
import { formatDecimal } from '#domain/text/format.ts';
import { type Looked, LookedAt, useLastLook } from '../../ui/documents/use-last-look.tsx';
import { useMay, useOffice } from '../../ui/layout/session-context.ts';
import { useBupotApi } from '../bupot-api.ts';
import { detailPath } from '../paths.ts';
import { useIssuing } from '../use-issuing.tsx';
import { counting, type FixProps, foundIn } from './fix.ts';
import { useMonthWords } from './MonthFixes.tsx';

const monthOf = ({ period }: NamedSlip): number => Number(period.slice(5, 7));

export const Duplicates = ({ year, row, chosen, onChoose }: FixProps) => {
  const translate = useTranslate();
  const words = useMonthWords(year);
  const screenText = (key: string, params: Record<string, string>) => translate(`bupotYear.screen.${key}`, params);
  const duplicates = foundIn(row, 'doubled').map(({ months = [], slips = [] }) => {
    const [month = 0] = months;
    const count = (id: string | null) => onChoose(counting(chosen, month, slips, id));
    return (
      <fieldset key={month}>
        <legend>{screenText('counts', { month: words(month) })}</legend>
        {slips.map((slip) => (
          <label key={slip.id} className="opt">
            <input type="radio" name={`month-${month}`} onChange={() => count(slip.id)} />
            {screenText('one_slip', {
              number: slip.number ?? '–',
              gross: formatDecimal(slip.gross, 0),
              tax: formatDecimal(slip.tax, 0),
            })}
          </label>
        ))}
        <label className="opt">
          <input type="radio" name={`month-${month}`} onChange={() => count(null)} />
          {translate('bupotYear.screen.count_both')}
        </label>
      </fieldset>
    );
  });
  const decided = chosen.leftOut !== undefined || chosen.keptBoth !== undefined;
  return (
    <>
      {duplicates}
      {decided && (
        <div>
          <Button size="small" onClick={() => onChoose({ leftOut: undefined, keptBoth: undefined })}>
            {translate('bupotYear.screen.count_anew')}
          </Button>
        </div>
      )}
    </>
  );
};

export const OpenSlips = ({ year, row, onChanged }: FixProps & { readonly onChanged: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const words = useMonthWords(year);
  const api = useBupotApi();
  const issuing = useIssuing();
  const office = useOffice();
  const mayIssue = useMay('ebupot/slips', 'submit') && office.send;
  const found = foundIn(row, 'not_issued', 'draft_beside', 'correction_open', 'after_last', 'last_issued');
  const last = useLastLook();
  const looked = ({ number, period, gross, tax }: NamedSlip): Looked => ({
    number,
    period,
    tax,
    party: row.name,
    base: gross,
  });
  const issue = async (slip: NamedSlip) => {
    if (!(await last.look({ body: <LookedAt of={looked(slip)} /> }))) return;
    await issuing
      .withConsent((consent) => api.issue(slip, consent))
      .then(
        () => {
          notify('bupotYear.screen.issue_started', { type: 'success' });
          onChanged();
        },
        () => undefined,
      );
  };
  const all = found.flatMap(({ rule, slips = [] }) => slips.map((slip) => ({ rule, slip })));
  if (all.length === 0) return null;
  return (
    <fieldset>
      {last.dialog}
      {issuing.dialog}
      {all.map(({ rule, slip }) => {
        const month = words(monthOf(slip));
        return (
          <div key={slip.id} className="row wrap">
            <Link className="link grow" target="_blank" to={detailPath({ kind: 'BPMP', id: slip.id })}>
              {translate('bupotYear.screen.open_slip', { month })}
            </Link>
            {mayIssue && rule === 'not_issued' && slip.errorCount === 0 && (
              <Button size="small" variant="outlined" disabled={api.busy} onClick={() => void issue(slip)}>
                {translate('bupotYear.screen.issue_slip', { month })}
              </Button>
            )}
          </div>
        );
      })}
    </fieldset>
  );
};
