import { type ComponentProps, type ReactNode, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { DocumentChip } from '../../ui/documents/DocumentChip.tsx';
import type { Looked } from '../../ui/documents/use-last-look.tsx';
import { DraftPage } from '../../ui/form/DraftPage.tsx';
import { useWordsOf } from '../../ui/form/form-findings.ts';
import type { FormPart } from '../../ui/form/places.ts';
import { useCancel } from '../../ui/form/use-cancel.tsx';
import type { Kept } from '../../ui/form/use-saving.ts';
import { useFieldName } from '../../ui/layout/use-field-name.ts';
import { useShortcut } from '../../ui/layout/use-shortcut.ts';
import type { inputConflict } from './input-conflict.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';
import { SendFooter } from './SendFooter.tsx';
import { useApiDraft } from './use-api-draft.ts';
import type { useCheckedForm } from './use-checked-form.ts';
import { useFormSteps } from './use-form-steps.ts';

type Row = Kept & { readonly status: string; readonly updatedAt: number; readonly replaces?: string | null };

/** Form definition of a type of VAT document. A constant outside the component. */
export type TypeOfForm<R, I> = {
  readonly of: { readonly resource: string; readonly status: ComponentProps<typeof DocumentChip>['of'] };
  readonly access: ComponentProps<typeof SendFooter>['access'];
  readonly paths: Parameters<typeof useFormSteps>[0]['room']['paths'] & { readonly list: string };
  /** Message keys of list title, sent notification and replacement reason. */
  readonly title: string;
  readonly sent: string;
  readonly reason?: string;
  readonly inputOf: (saved: R) => I;
  readonly Conflict: ReturnType<typeof inputConflict<R, I & object, keyof I & string>>;
  readonly partsOf: (translate: (key: string) => string) => FormPart[];
};

type Typed<I extends object> = ReturnType<typeof useCheckedForm<I>>;

/** Props of the form's fields. `typed`: the current input. */
export type Handed<I> = {
  readonly input: I;
  readonly set: (change: Partial<I>) => void;
  readonly touch: (path: string) => void;
  readonly errorOf: (path: string) => string | undefined;
  readonly resource: string;
};

type Props<R, I extends object> = {
  readonly type: TypeOfForm<R, I>;
  readonly title: string;
  readonly form: Typed<I>;
  readonly kept?: I;
  readonly worthSaving: boolean;
  readonly draft?: R | undefined;
  /** An approved document to replace: the first save creates the substitute, with its reason. */
  readonly replacing?: R | undefined;
  /** Depends on another document: it can be copied only if the draft was deleted, and no further one can be added. */
  readonly ofAnother?: boolean;
  readonly looked: Looked;
  /** Prevents saving. */
  readonly unfit?: boolean;
  readonly children: (handed: Handed<I>) => ReactNode;
};

/** The form of one type of VAT document, with autosave and sending. */
export const TypedForm = <R extends Row, I extends object>(props: Props<R, I>) => {
  const { type, title, form: typed, kept, worthSaving, draft, replacing, unfit = false } = props;
  const { of, paths, partsOf, Conflict } = type;
  const { resource } = of;
  const translate = useTranslate();
  const form = { ...typed, input: kept ?? typed.input };
  const { api, saving } = useApiDraft<R, I>(
    { resource, edit: paths.edit, inputOf: type.inputOf },
    { form, draft, worthSaving: worthSaving && form.fits, automatic: !replacing },
  );
  const parts = useMemo(() => partsOf(translate), [partsOf, translate]);
  const original = replacing?.id ?? draft?.replaces ?? null;
  const bound = original !== null || props.ofAnother === true;
  const { saveDraft, upload, replace, leave, copyToNew, askReason, stopAsking, lastLook, ...settle } = useFormSteps<
    R,
    I
  >({
    looked: () => props.looked,
    api,
    form,
    saving,
    replacing: replacing !== undefined,
    original,
    room: { resource, parts, paths, sent: type.sent },
  });
  useShortcut('ctrl+Enter', () => void saveDraft('again'), !props.ofAnother);
  const words = { ...form, serverFindings: [] };
  const wordsOf = useWordsOf(words);
  const chipOf = ({ status, updatedAt }: R) => <DocumentChip of={of.status} status={status} at={updatedAt} />;
  const shown = draft ?? replacing;
  const to = shown ? paths.detail(shown.id) : paths.list;
  const cancelling = useCancel({ saving, wasSaved: draft !== undefined, to, leave });
  return (
    <>
      <DraftPage
        title={title}
        list={{ label: translate(type.title), to: paths.list }}
        beside={draft && chipOf(draft)}
        // The reason dialog comes first.
        saving={askReason ? { ...saving, overtaken: null } : saving}
        words={words}
        parts={parts}
        toRepair="fakturScreen.form.to_mend"
        placeOf={useFieldName(resource, '')}
        byHand={Boolean(replacing) && form.edits > 0}
        replacing={original !== null}
        busy={api.busy}
        detailOf={({ id }) => paths.detail(id)}
        chipsOf={chipOf}
        leave={leave}
        onCopy={bound && saving.overtaken?.current ? undefined : () => void copyToNew()}
        aside={null}
      >
        {props.children({
          input: typed.input,
          set: form.set,
          touch: form.touch,
          resource,
          errorOf: (path) => wordsOf(path).error,
        })}
      </DraftPage>
      <SendFooter
        access={type.access}
        busy={api.busy || unfit}
        onCancel={cancelling.cancel}
        onSave={() => void saveDraft('stay')}
        onAgain={bound ? undefined : () => void saveDraft('again')}
        onUpload={() => void upload()}
      />
      {cancelling.dialog}
      {lastLook}
      {askReason && type.reason && (
        <ReasonDialog words={type.reason} onClose={stopAsking} onReason={(reason) => void replace(reason)} />
      )}
      {saving.conflict && (
        <Conflict
          resource={resource}
          conflict={saving.conflict}
          mine={form.input}
          onKeep={settle.keepMine}
          onTheirs={settle.takeTheirs}
        />
      )}
    </>
  );
};
