import { Button, IconButton } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ratesOn } from '#domain/faktur/check-lines.ts';
import { transactionCode } from '#domain/faktur/codes.ts';
import { unitName, units } from '#domain/faktur/units.ts';
import { formatDecimal } from '#domain/text/format.ts';
import { DecimalInput } from '../../ui/form/DecimalInput.tsx';
import { Field, type FieldLink } from '../../ui/form/Field.tsx';
import { Suggest } from '../../ui/form/Suggest.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { Money } from '../../ui/layout/values.tsx';
import { useFieldWords, useForm } from './FormContext.tsx';
import type { FormLine } from './form-state.ts';
import { useLineHint } from './LineHint.tsx';
import { cellsOfEarlier, earlierSummary, useEarlierLines } from './use-earlier-lines.ts';

/** Keeps the current value visible, even if code or date no longer allow it. */
const withCurrent = (offered: readonly string[], current: string): readonly string[] =>
  offered.includes(current) ? offered : [...offered, current];
const basesOf = (code: string, current: string) => withCurrent(transactionCode(code)?.bases ?? [], current);
const luxuryRates = (date: string, current: string) => withCurrent(ratesOn(date), current);

const LineFields = ({ line, at, namesOnly }: { line: FormLine; at: number; namesOnly: boolean }) => {
  const { form, known, setCells } = useForm();
  const found = useEarlierLines(namesOnly ? '' : line.name, known);
  const words = useFieldWords();
  const translate = useTranslate();
  const hintOf = useLineHint();
  const set = (key: string) => (value: string) => setCells([{ id: line.id, key, value }]);
  const field = (
    key: keyof FormLine,
    input: (link: FieldLink) => React.ReactNode,
    { span = 6, help }: { span?: 6 | 12; help?: string } = {},
  ) => (
    <Field
      path={`lines.${at}.${key}`}
      label={translate(`fakturScreen.line.${key}`)}
      span={span}
      help={help}
      {...words(`lines.${at}.${key}`)}
    >
      {input}
    </Field>
  );
  return (
    <div className="fcard-b">
      {field(
        'name',
        (link) => (
          <Suggest
            link={link}
            value={line.name}
            found={found}
            keyOf={({ name, code, unit }) => `${name}|${code}|${unit}`}
            show={(one) => (
              <>
                <b>{one.name}</b>
                <div className="small num">{earlierSummary(one)}</div>
              </>
            )}
            onType={set('name')}
            onPick={(one) =>
              setCells(Object.entries(cellsOfEarlier(one)).map(([key, value]) => ({ id: line.id, key, value })))
            }
          />
        ),
        { span: 12 },
      )}
      <fieldset className="lcard-f" disabled={namesOnly}>
        {field('quantity', (link) => (
          <DecimalInput link={link} value={line.quantity} onChange={set('quantity')} />
        ))}
        {field('unit', (link) => (
          <select {...link} className="inp" value={line.unit} onChange={(event) => set('unit')(event.target.value)}>
            <option value="">{translate('form.choose')}</option>
            {Object.entries(units).map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        ))}
        {field('price', (link) => (
          <DecimalInput link={link} value={line.price} onChange={set('price')} />
        ))}
        {field('discount', (link) => (
          <DecimalInput link={link} value={line.discount} onChange={set('discount')} />
        ))}
        {field('opt', (link) => (
          <select {...link} className="inp" value={line.opt} onChange={(event) => set('opt')(event.target.value)}>
            <option value="A">{translate('fakturScreen.line.goods')}</option>
            <option value="B">{translate('fakturScreen.line.services')}</option>
          </select>
        ))}
        {field('code', (link) => (
          <input {...link} className="inp" value={line.code} onChange={(event) => set('code')(event.target.value)} />
        ))}
        {field(
          'base',
          (link) => (
            <select {...link} className="inp" value={line.base} onChange={(event) => set('base')(event.target.value)}>
              {basesOf(form.code, line.base).map((base) => (
                <option key={base} value={base}>
                  {translate(`fakturScreen.base.${base}`)}
                </option>
              ))}
            </select>
          ),
          // The field of an own base shows the hint, if there is one.
          line.base === 'OWN' ? {} : { span: 12, help: hintOf(at, 'base') },
        )}
        {field('ppnbmRate', (link) => (
          <select
            {...link}
            className="inp"
            value={line.ppnbmRate}
            onChange={(event) => set('ppnbmRate')(event.target.value)}
          >
            {luxuryRates(form.date, line.ppnbmRate).map((rate) => (
              <option key={rate} value={rate}>
                {rate}%
              </option>
            ))}
          </select>
        ))}
        {line.base === 'OWN' &&
          field(
            'ownBase',
            (link) => <DecimalInput link={link} places={2} value={line.ownBase ?? ''} onChange={set('otherDpp')} />,
            { span: 12, help: hintOf(at, 'otherDpp') },
          )}
      </fieldset>
    </div>
  );
};

export const LineCards = ({ namesOnly }: { namesOnly: boolean }) => {
  const { form, amounts, setCells, removeLines } = useForm();
  const translate = useTranslate();
  const words = useFieldWords();
  const [open, setOpen] = useState<string | null>(form.lines[0]?.id ?? null);
  const keys = ['name', 'quantity', 'unit', 'price', 'discount', 'code', 'base', 'ownBase', 'ppnbmRate'];
  return (
    <>
      <ol className="lcards">
        {form.lines.map((line, at) => {
          const faulty = keys.some((key) => words(`lines.${at}.${key}`).error);
          return (
            <li key={line.id}>
              <div className="row">
                <button
                  type="button"
                  className="lcard-h"
                  aria-expanded={open === line.id}
                  onClick={() => setOpen(open === line.id ? null : line.id)}
                >
                  <b>
                    {at + 1}. {line.name || translate('fakturScreen.form.unnamed_line')}
                  </b>
                  <span className="small sec num">
                    {line.quantity ? formatDecimal(line.quantity, 0) : '–'} {unitName(line.unit)}
                  </span>
                  <span className="num">
                    <Money value={amounts.lines[at]?.dpp ?? '0'} unit />
                  </span>
                  {faulty && (
                    <span className="bad">
                      <Icon name="warning" size={16} />
                      <span className="sr">{translate('sheet.error')}</span>
                    </span>
                  )}
                </button>
                {!namesOnly && (
                  <IconButton
                    aria-label={`${translate('sheet.remove_row')} ${at + 1}`}
                    onClick={() => removeLines([line.id])}
                  >
                    <Icon name="close" size={16} />
                  </IconButton>
                )}
              </div>
              {open === line.id && <LineFields line={line} at={at} namesOnly={namesOnly} />}
            </li>
          );
        })}
      </ol>
      {!namesOnly && (
        <div style={{ padding: '8px 16px 16px' }}>
          <Button
            variant="outlined"
            fullWidth
            startIcon={<Icon name="plus" size={16} />}
            onClick={() => {
              setCells([{ id: form.nextLine, key: 'name', value: '' }]);
              setOpen(form.nextLine);
            }}
          >
            {translate('fakturScreen.form.add_line')}
          </Button>
        </div>
      )}
    </>
  );
};
