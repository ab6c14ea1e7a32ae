import type { ReactNode } from 'react';
import { PageHead } from '../layout/PageHead.tsx';
import { Anchors } from './Anchors.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { OvertakenDialog } from './OvertakenDialog.tsx';
import { type FormPart, goToPlace } from './places.ts';
import { SavingWords } from './SavingWords.tsx';
import type { Said } from './said.ts';
import type { Draft } from './use-draft.ts';
import type { Kept } from './use-saving.ts';
import { useWantedPlace } from './use-wanted-place.ts';

type Props<R extends Kept> = {
  readonly title: string;
  readonly list: { readonly label: string; readonly to: string };
  /** Chips of the draft beside its heading. */
  readonly beside?: ReactNode;
  readonly saving: Pick<Draft<R, unknown>, 'state' | 'autosave' | 'overtaken'>;
  readonly said: Said;
  readonly parts: readonly FormPart[];
  /** Message key that says how many things are to be mended, and before what. */
  readonly toMend: string;
  /** What the field of a path is called. */
  readonly placeOf: (path: string) => string;
  /** Nothing saves itself here: what takes the place of another document begins with a reason. */
  readonly byHand: boolean;
  /** What is typed takes the place of an issued document. */
  readonly replacing: boolean;
  readonly busy: boolean;
  readonly detailOf: (current: R) => string;
  readonly chipsOf: (current: R) => ReactNode;
  readonly leave: (to: string) => void;
  /** Keeps what was typed as a draft of its own; absent where it only makes sense in this very document. */
  readonly onCopy: (() => void) | undefined;
  /** Beside the parts: what it comes to. */
  readonly aside: ReactNode;
  readonly children: ReactNode;
};

/** The page of a document being typed: its parts, what is to be mended, and what happened to it meanwhile. */
export const DraftPage = <R extends Kept>({ title, list, beside, saving, said, parts, ...of }: Props<R>) => {
  const goTo = (path: string) => goToPlace(parts, path);
  useWantedPlace(goTo);
  const { overtaken } = saving;
  return (
    <>
      <form className="fform" noValidate onSubmit={(event) => event.preventDefault()} onBlur={() => saving.autosave()}>
        <div className="fform-h">
          <PageHead
            title={title}
            crumbs={[list, { label: title }]}
            beside={beside}
            actions={<SavingWords state={saving.state} placeOf={of.placeOf} byHand={of.byHand} />}
          />
        </div>
        <div className="fform-cols">
          <Anchors parts={parts} said={said} />
          <div className="fform-mid">
            <ErrorSummary said={said} parts={parts} toMend={of.toMend} onGo={goTo} placeOf={of.placeOf} />
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
