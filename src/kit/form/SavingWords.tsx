import { useTranslate } from 'react-admin';
import { jakartaTime } from '#domain/scope.ts';
import { Icon } from '../Icon.tsx';
import type { SavingState } from './use-saving.ts';

/** Whether what was typed is safe, and since when. A failure is said at once. */
export const SavingWords = ({ state }: { state: SavingState }) => {
  const translate = useTranslate();
  if (state.at === 'failed')
    return (
      <span className="s bad row g4" role="alert">
        <Icon name="warning" size={14} />
        {translate('form.save_failed')}
      </span>
    );
  return (
    <span className="s sec row g4" role="status">
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
