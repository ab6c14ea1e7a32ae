import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { jakartaTime } from '#domain/scope.ts';
import { fieldErrorsOf, problemOf } from '../feedback/use-call.ts';
import { Icon } from '../layout/Icon.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { Anchors } from './Anchors.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import type { FormFindings } from './form-findings.ts';
import { OvertakenDialog } from './OvertakenDialog.tsx';
import { type FormPart, goToPlace } from './places.ts';
import type { Draft } from './use-draft.ts';
import type { SavedRecord, SavingState } from './use-saving.ts';

const SETTLED_MS = 300;

/** Links from a tax office message (`?bagian=payeeNpwp`) lead to the named field. */
const useWantedPlace = (goTo: (path: string) => void): void => {
  const go = useRef(goTo);
  go.current = goTo;
  useEffect(() => {
    const wanted = new URLSearchParams(window.location.search).get('bagian');
    if (!wanted) return;
    const timer = setTimeout(() => go.current(wanted), SETTLED_MS);
    return () => clearTimeout(timer);
  }, []);
};

type SavingWordsProps = {
  readonly state: SavingState;
  readonly placeOf: (path: string) => string;
  /** No autosave: a substitute starts with a reason. */
  readonly byHand: boolean;
};

/** The validation error that prevents saving; null for other failures, which are retried. */
const ruleIn = (why: unknown, placeOf: SavingWordsProps['placeOf']): string | null => {
  const problem = problemOf(why);
  if (!problem || problem.code === 'unexpected') return null;
  const [first] = Object.entries(fieldErrorsOf(why));
  if (!first) return problem.message || null;
  const [path, words] = first;
  const place = placeOf(path);
  return place === '' ? words : `${place}: ${words}`;
};

/** A failure is shown at once, with its cause. */
export const SavingWords = ({ state, placeOf, byHand }: SavingWordsProps) => {
  const translate = useTranslate();
  if (state.at === 'failed') {
    const rule = ruleIn(state.why, placeOf);
    return (
      <span className="small bad row g4" role="alert">
        <Icon name="warning" size={14} />
        {rule === null ? translate('form.save_failed') : translate('form.save_refused', { rule })}
      </span>
    );
  }
  return (
    <span className="small sec row g4" role="status">
      {state.at === 'rest' && byHand && translate('form.save_by_hand')}
      {state.at === 'saving' && translate('form.saving')}
      {state.at === 'saved' && (
        <>
          <span className="ok">
            <Icon name="check" size={14} />
          </span>
          {translate('form.saved_at', { at: jakartaTime(state.when).replace(':', '.') })}
        </>
      )}
    </span>
  );
};

type DraftPageProps<R extends SavedRecord> = {
  readonly title: string;
  readonly list: { readonly label: string; readonly to: string };
  readonly beside?: ReactNode;
  readonly saving: Pick<Draft<R, unknown>, 'state' | 'autosave' | 'overtaken'>;
  readonly words: FormFindings;
  readonly parts: readonly FormPart[];
  /** Message key with the number of faults. */
  readonly toRepair: string;
  readonly placeOf: (path: string) => string;
  /** No autosave: a substitute starts with a reason. */
  readonly byHand: boolean;
  readonly replacing: boolean;
  readonly busy: boolean;
  readonly detailOf: (current: R) => string;
  readonly chipsOf: (current: R) => ReactNode;
  readonly leave: (to: string) => void;
  /** Absent where a copy makes no sense. */
  readonly onCopy: (() => void) | undefined;
  readonly aside: ReactNode;
  readonly children: ReactNode;
};

export const DraftPage = <R extends SavedRecord>({
  title,
  list,
  beside,
  saving,
  words,
  parts,
  ...of
}: DraftPageProps<R>) => {
  const goTo = (path: string) => goToPlace(parts, path);
  useWantedPlace(goTo);
  const { overtaken } = saving;
  return (
    <>
      <form
        className="document-form"
        noValidate
        onSubmit={(event) => event.preventDefault()}
        onBlur={() => saving.autosave()}
      >
        <div className="document-form-h">
          <PageHead
            title={title}
            crumbs={[list, { label: title }]}
            beside={beside}
            actions={<SavingWords state={saving.state} placeOf={of.placeOf} byHand={of.byHand} />}
          />
        </div>
        <div className="document-form-cols">
          <Anchors parts={parts} findings={words} />
          <div className="document-form-mid">
            <ErrorSummary findings={words} parts={parts} toRepair={of.toRepair} onGo={goTo} placeOf={of.placeOf} />
            {of.children}
          </div>
          {of.aside}
        </div>
      </form>
      {overtaken && (
        <OvertakenDialog
          overtaken={overtaken}
          state={overtaken.current && of.chipsOf(overtaken.current)}
          busy={of.busy}
          onLeave={() => of.leave(overtaken.current ? of.detailOf(overtaken.current) : list.to)}
          onCopy={of.onCopy}
          replacing={of.replacing}
        />
      )}
    </>
  );
};
