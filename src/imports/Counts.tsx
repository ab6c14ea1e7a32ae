import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { isZero } from '#domain/definition/money.ts';
import type { ImportView } from '#domain/imports/view-schema.ts';
import { formatCount, formatDecimal } from '#domain/text/format.ts';
import { parseAmount } from '#domain/text/parse.ts';
import { Icon } from '../ui/layout/Icon.tsx';
import { findingsIn, useImportStep } from './import-api.ts';
import { useKindWords } from './kind.ts';

const Amount = ({ value }: { value: string }) => {
  const [whole, fraction] = formatDecimal(value, 2).split(',');
  return (
    <span>
      Rp {whole}
      <span className="dec">,{fraction}</span>
    </span>
  );
};

export const Counts = ({ impor }: { impor: ImportView }) => {
  const translate = useTranslate();
  const say = useKindWords();
  const totals = impor.state.totals;
  const [sum] = totals.sums;
  const controlSum = sum?.control ?? '';
  const [typed, setTyped] = useState(controlSum ? formatDecimal(controlSum, 2) : '');
  useEffect(() => setTyped(controlSum ? formatDecimal(controlSum, 2) : ''), [controlSum]);
  const control = useImportStep(impor.id, 'PUT', '/control');
  if (!sum) return null;
  const save = () => {
    const amount = typed.trim() === '' ? null : parseAmount(typed);
    if ((amount ?? '') !== controlSum && (amount !== null || typed.trim() === ''))
      control.mutate({ sums: { [sum.key]: amount } });
  };
  const wrong = findingsIn(impor.state.buckets, 'error');
  const doubtful = findingsIn(impor.state.buckets, 'warning');
  const count = (label: string, value: number, tone: string, beside: string) => (
    <div>
      <span className="lab">{label}</span>
      <div className="counted">
        <span className={`value ${value > 0 ? tone : ''}`}>{formatCount(value)}</span>
        <span className="lab">{beside}</span>
      </div>
    </div>
  );
  const { difference } = sum;
  return (
    <div className="row-counts imported">
      {count(say('count.read'), totals.documents, '', say('count.rows', totals.rows))}
      {count(
        say('count.ready'),
        totals.ready,
        'ok',
        translate('imporScreen.count.doubtful', { smart_count: totals.warnings }),
      )}
      {count(say('count.errors'), totals.errors, 'bad', translate('imporScreen.count.wrong', { smart_count: wrong }))}
      {count(translate('imporScreen.count.warnings'), doubtful, 'warn', translate('imporScreen.count.harmless'))}
      <div className="wide ctl">
        <div>
          <label className="lab" htmlFor="import-control">
            {say('control')}
          </label>
          <input
            id="import-control"
            inputMode="decimal"
            value={typed}
            title={say('controlHelp')}
            placeholder={translate('imporScreen.repair.noControl')}
            onChange={(event) => setTyped(event.target.value)}
            onBlur={save}
            onKeyDown={(event) => event.key === 'Enter' && save()}
          />
        </div>
        <div>
          <span className="lab">{translate('imporScreen.repair.read')}</span>
          <div className="num">
            <Amount value={sum.read} />
          </div>
        </div>
        <div>
          <span className="lab">{translate('imporScreen.repair.difference')}</span>
          <div className={`num ${difference ? (isZero(difference) ? 'ok' : 'warn') : ''}`}>
            {difference ? (
              <>
                <Icon name={isZero(difference) ? 'check' : 'warning'} size={14} /> <Amount value={difference} />
              </>
            ) : (
              '–'
            )}
          </div>
        </div>
      </div>
    </div>
  );
};
