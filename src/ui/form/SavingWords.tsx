import { useTranslate } from 'react-admin';
import { jakartaTime } from '#domain/scope.ts';
import { fieldErrorsOf, problemOf } from '../feedback/problem.ts';
import { Icon } from '../layout/Icon.tsx';
import type { SavingState } from './use-saving.ts';

type Props = {
  readonly state: SavingState;
  /** What the field of a path is called. */
  readonly placeOf: (path: string) => string;
  /** Nothing saves itself here: what takes the place of another document begins with a reason. */
  readonly byHand: boolean;
};

/** The rule that keeps it from being saved, with its field; null where it was no rule and is tried again. */
const ruleIn = (why: unknown, placeOf: Props['placeOf']): string | null => {
  const said = problemOf(why);
  if (!said || said.code === 'unexpected') return null;
  const [first] = Object.entries(fieldErrorsOf(why));
  if (!first) return said.message || null;
  const [path, words] = first;
  const place = placeOf(path);
  return place === '' ? words : `${place}: ${words}`;
};

/** Whether what was typed is safe, and since when. A failure is said at once, with what has to be mended. */
export const SavingWords = ({ state, placeOf, byHand }: Props) => {
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
