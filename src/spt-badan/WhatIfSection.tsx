import '../ui/layout/origin.css';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { request } from '../client/request.ts';
import { fieldErrorsOf } from '../ui/feedback/use-call.ts';
import { useSettled } from '../ui/form/use-settled.ts';
import { useStoredState } from '../ui/form/use-stored-state.ts';
import { RupiahInput } from '../ui/inputs/RupiahInput.tsx';
import { Money } from '../ui/layout/values.tsx';

type Props = {
  readonly id: string;
  /** A line that a person fills in; without one, a further fiscal correction is tried. */
  readonly line: string | null;
};

const shown = ['pkp', 'due', 'rest', 'instalment'] as const;

/** The result with another amount. Nothing is saved. */
export const WhatIfSection = ({ id, line }: Props) => {
  const translate = useTranslate();
  const [typed, setTyped] = useStoredState(`what-if ${line ?? ''}`, '');
  const amount = useSettled(typed);
  const { data, error } = useQuery({
    queryKey: ['spt-badan', id, 'what-if', line, amount],
    enabled: amount !== '',
    placeholderData: keepPreviousData,
    retry: false,
    queryFn: ({ signal }) =>
      request('GET', '/efiling/spt-badan/{id}/what-if', {
        path: { id },
        query: { amount, ...(line === null ? {} : { line }) },
        signal,
        quiet: true,
      }),
  });
  return (
    <section className="annual-what-if" aria-label={translate('sptBadanScreen.what_if')}>
      {line !== null && <h3>{translate('sptBadanScreen.what_if')}</h3>}
      <RupiahInput
        label={translate(line === null ? 'sptBadanScreen.what_if_correction' : 'sptBadanScreen.what_if_amount')}
        helper={translate(line === null ? 'sptBadanScreen.what_if_sign' : 'sptBadanScreen.what_if_unsaved')}
        value={typed}
        places={0}
        onChange={setTyped}
        error={error ? Object.values(fieldErrorsOf(error))[0] : undefined}
      />
      {amount !== '' && data && !error && (
        <ul className="what-if-lines" aria-live="polite">
          {shown.map((name) => (
            <li key={name}>
              <span className="org-what">{translate(`sptBadanScreen.result.${name}`)}</span>
              <span className="what-if-was">
                {data.before[name] !== data.result[name] && (
                  <del className="small sec">
                    <Money value={data.before[name]} places={0} />
                  </del>
                )}
                <b>
                  <Money value={data.result[name]} places={0} />
                </b>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
