import { Button, Tab, Tabs } from '@mui/material';
import { type ComponentType, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import type { Calculated } from '#domain/bupot/calculator/faults.ts';
import { jakartaDay } from '#domain/scope.ts';
import { useCopy } from '../../ui/layout/CopyButton.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { MenuButton } from '../../ui/layout/MenuButton.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { examples } from './examples.ts';
import { type Inputs, type Mode, modes, startOf } from './inputs.ts';
import { PaymentForm } from './PaymentForm.tsx';
import { Results, Summary } from './Results.tsx';
import { FormProvider } from './RowsField.tsx';
import { resultOf, type Section } from './result.ts';
import { type Question, useQuestion } from './use-question.ts';
import { MonthForm, YearForm } from './YearForm.tsx';
import './calculator.css';

const forms: Readonly<Record<Mode, ComponentType>> = { month: MonthForm, year: YearForm, payment: PaymentForm };

type FormProps = {
  readonly mode: Mode;
  readonly inputs: Inputs;
  readonly first: Inputs | null;
  readonly result: Calculated<Section[]>;
  readonly onSet: (field: string, value: string) => void;
};

const Form = ({ mode, inputs, first, result, onSet }: FormProps) => {
  const Fields = forms[mode];
  const form = useMemo(
    () => ({ inputs, first, faults: result.faults ?? {}, set: onSet }),
    [inputs, first, result.faults, onSet],
  );
  return (
    <FormProvider value={form}>
      <Fields />
    </FormProvider>
  );
};

const put = (question: Question, which: 'now' | 'other', field: string, value: string): Question => {
  const { now, other } = question;
  // Changes apply to the comparison as well, except for fields that already differ there.
  if (which === 'now')
    return {
      ...question,
      now: { ...now, [field]: value },
      other: other && (other[field] === now[field] ? { ...other, [field]: value } : other),
    };
  return { ...question, other: { ...now, ...other, [field]: value } };
};

export const Calculator = () => {
  const translate = useTranslate();
  const copy = useCopy();
  const { pathname } = useLocation();
  const today = jakartaDay(Date.now());
  const { question, change, choose, ask, address } = useQuestion(today);
  const { mode, now, other } = question;
  const result = useMemo(() => resultOf(mode, now), [mode, now]);
  const compared = useMemo(() => (other ? resultOf(mode, other) : null), [mode, other]);
  const label = (key: string) => translate(`pph21Screen.${key}`);
  return (
    <div className="calc">
      <PageHead
        title={label('title')}
        below={<span className="sec">{label('intro')}</span>}
        actions={
          <>
            <MenuButton
              label={label('examples')}
              size="medium"
              color="inherit"
              choices={examples.map(({ key, address }) => ({
                key,
                label: label(`example.${key}`),
                onPick: () => ask(address),
              }))}
            />
            <Button
              variant="text"
              color="inherit"
              onClick={() => change(() => ({ mode, now: startOf(mode, today), other: null }))}
            >
              {label('clear')}
            </Button>
            <Button
              variant="outlined"
              startIcon={<Icon name="copy" size={16} />}
              onClick={() => void copy(`${window.location.origin}${pathname}?${address}`)}
            >
              {label('copy_link')}
            </Button>
            {!other && (
              <Button
                variant="contained"
                startIcon={<Icon name="columns" size={16} />}
                onClick={() => change((of) => ({ ...of, other: of.now }))}
              >
                {label('compare')}
              </Button>
            )}
          </>
        }
      />
      <Tabs value={mode} aria-label={label('modes')} onChange={(_, to: Mode) => choose(to)}>
        {modes.map((name) => (
          <Tab key={name} value={name} label={label(`mode.${name}`)} />
        ))}
      </Tabs>
      <div className={other ? 'calc-cols two' : 'calc-cols'}>
        <section className="calc-form" aria-label={label('now')}>
          {other && <h2 className="calc-which">{label('now')}</h2>}
          <Form
            mode={mode}
            inputs={now}
            first={null}
            result={result}
            onSet={(field, value) => change((of) => put(of, 'now', field, value))}
          />
        </section>
        {other && compared && (
          <section className="calc-form" aria-label={label('other')}>
            <div className="row calc-which">
              <h2 className="grow">{label('other')}</h2>
              <Button
                size="small"
                variant="outlined"
                onClick={() => change((of) => ({ ...of, now: other, other: null }))}
              >
                {label('take')}
              </Button>
              <button
                type="button"
                className="ib sm"
                aria-label={label('stop')}
                onClick={() => change((of) => ({ ...of, other: null }))}
              >
                <Icon name="close" size={16} />
              </button>
            </div>
            <Form
              mode={mode}
              inputs={other}
              first={now}
              result={compared}
              onSet={(field, value) => change((of) => put(of, 'other', field, value))}
            />
          </section>
        )}
        <Results now={result} other={compared} />
      </div>
      <Summary now={result} other={compared} />
    </div>
  );
};
