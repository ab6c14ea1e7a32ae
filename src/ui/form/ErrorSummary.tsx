import { Button } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { FindingView } from '#domain/definition/finding.ts';
import { Icon } from '../layout/Icon.tsx';
import type { FormFindings } from './form-findings.ts';
import { type FormPart, inOrder, SUMMARY } from './places.ts';

type Going = {
  readonly onGo: (path: string) => void;
  readonly placeOf: (path: string) => string;
};

const named = (place: string, words: string): string => (place === '' ? words : `${place}: ${words}`);

type Fault = { readonly path: string; readonly words: string };

const Notices = ({ of, onGo, placeOf }: Going & { readonly of: readonly FindingView[] }) => {
  if (of.length === 0) return null;
  return (
    <ul className="faults">
      {of.map(({ path, message }) => (
        <li key={`${path}${message}`}>
          <button type="button" className="linkb" onClick={() => onGo(path)}>
            {named(placeOf(path), message)}
          </button>
        </li>
      ))}
    </ul>
  );
};

type Props = Going & {
  readonly findings: FormFindings;
  readonly parts: readonly FormPart[];
  /** Message key with the number of faults. */
  readonly toRepair: string;
};

/** Faults in form order, linked to their fields; Alt+Down moves to the next. */
export const ErrorSummary = ({
  findings: { shown, serverErrors, serverFindings },
  parts,
  toRepair,
  onGo,
  placeOf,
}: Props) => {
  const translate = useTranslate();
  const at = useRef(-1);
  const faults: Fault[] = inOrder(parts, [
    ...Object.entries(serverErrors).map(([path, words]) => ({ path, words })),
    ...shown
      .filter(({ severity, path }) => severity === 'error' && !(path in serverErrors))
      .map(({ path, message, params }) => ({ path, words: translate(message, params) })),
  ]);
  const notices = serverFindings.filter(({ path }) => !faults.some((fault) => fault.path === path));
  const paths = useRef<readonly string[]>([]);
  paths.current = faults.map(({ path }) => path);
  const go = useRef(onGo);
  go.current = onGo;

  const next = () => {
    if (paths.current.length === 0) return;
    at.current = (at.current + 1) % paths.current.length;
    const path = paths.current[at.current];
    if (path) go.current(path);
  };
  const latest = useRef(next);
  latest.current = next;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!event.altKey || event.key !== 'ArrowDown') return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  if (faults.length === 0 && notices.length === 0) return null;
  if (faults.length === 0)
    return (
      <div className="alert tint orange" role="status">
        <Icon name="warning" />
        <div className="grow">
          <b>{translate('form.to_notice', { smart_count: notices.length })}</b>
          <Notices of={notices} onGo={onGo} placeOf={placeOf} />
        </div>
      </div>
    );
  return (
    <div className="alert tint" role="alert" id={SUMMARY} tabIndex={-1}>
      <Icon name="warning" />
      <div className="grow">
        <b>{translate(toRepair, { smart_count: faults.length })}</b>
        <ul className="faults">
          {faults.slice(0, 8).map(({ path, words }) => (
            <li key={`${path}${words}`}>
              <button type="button" className="linkb" onClick={() => onGo(path)}>
                {named(placeOf(path), words)}
              </button>
            </li>
          ))}
          {faults.length > 8 && <li className="sec">{translate('form.and_more', { count: faults.length - 8 })}</li>}
        </ul>
        <Notices of={notices} onGo={onGo} placeOf={placeOf} />
      </div>
      <Button size="small" variant="outlined" onClick={next}>
        {translate('form.next_fault')} <kbd className="kbd">Alt ↓</kbd>
      </Button>
    </div>
  );
};
