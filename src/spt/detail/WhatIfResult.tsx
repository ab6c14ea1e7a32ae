import { useTranslate } from 'react-admin';
import type { LineChange } from '#domain/definition/worked.ts';
import type { ReturnDefinition } from '#domain/spt/definition.ts';
import { pathOfLine } from '#domain/spt/line-documents.ts';
import type { WhatIfView } from '#domain/spt/view-schema.ts';
import { formatPeriod } from '#domain/text/format.ts';
import { Alert } from '../../ui/feedback/notices.tsx';
import { Money } from '../../ui/layout/values.tsx';
import { useLineWords } from './line-words.ts';

const Was = ({ words, before, after }: { words: string; before: string | null; after: string | null }) => (
  <li>
    <span className="org-what">{words}</span>
    <span className="what-if-was">
      {before !== after && (
        <del className="small sec">
          <Money value={before} />
        </del>
      )}
      <b>
        <Money value={after} />
      </b>
    </span>
  </li>
);

type Props = { readonly definition: ReturnDefinition; readonly of: WhatIfView };

export const WhatIfResult = ({ definition, of: { before, after, lines, findings, elsewhere } }: Props) => {
  const translate = useTranslate();
  const words = useLineWords(definition);
  const due = new Set(definition.due.map(({ line }) => line));
  const inForm = lines.filter(({ form }) => form === definition.induk);
  const row = (one: LineChange) => {
    const { place, name } = words(pathOfLine(one));
    return <Was key={one.line} words={`${place} · ${name}`} before={one.before} after={one.after} />;
  };
  const other = inForm.filter(({ line }) => !due.has(line));
  return (
    <section aria-label={translate('sptDetail.what_if.result')} aria-live="polite">
      <h3>{translate('sptDetail.what_if.result')}</h3>
      <ul className="what-if-lines">
        <Was words={translate('sptDetail.what_if.payable')} before={before.payable} after={after.payable} />
        <Was words={translate('sptDetail.what_if.overpaid')} before={before.overpaid} after={after.overpaid} />
        {inForm.filter(({ line }) => due.has(line)).map(row)}
      </ul>
      {other.length > 0 && (
        <details className="what-if-more">
          <summary>{translate('sptDetail.what_if.other_lines', { smart_count: other.length })}</summary>
          <ul className="what-if-lines">{other.map(row)}</ul>
        </details>
      )}
      {elsewhere.length > 0 && (
        <p className="small sec">
          {translate('sptDetail.what_if.elsewhere', { periods: elsewhere.map(formatPeriod).join(', ') })}
        </p>
      )}
      {findings.length > 0 && (
        <Alert severity="warning" title={translate('sptDetail.what_if.would_stop')}>
          <ul>
            {findings.map(({ path, message }) => (
              <li key={`${path} ${message}`}>{message}</li>
            ))}
          </ul>
        </Alert>
      )}
    </section>
  );
};
