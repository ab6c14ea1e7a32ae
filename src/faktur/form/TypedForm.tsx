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

/** One type of VAT documents as its form knows it. Made once, outside the form. */
export type TypeOfForm<R, I> = {
  readonly of: { readonly resource: string; readonly status: ComponentProps<typeof DocumentChip>['of'] };
  readonly access: ComponentProps<typeof SendFooter>['access'];
  readonly paths: Parameters<typeof useFormSteps>[0]['room']['paths'] & { readonly list: string };
  /** Message keys: the title of its list, what is said once one is on its way, what a replacement is asked for. */
  readonly title: string;
  readonly sent: string;
  readonly reason?: string;
  readonly inputOf: (saved: R) => I;
  readonly Conflict: ReturnType<typeof inputConflict<R, I & object, keyof I & string>>;
  /** The parts of the form as the page shows them, each with the fields that are its own. */
  readonly partsOf: (translate: (key: string) => string) => FormPart[];
};

type Typed<I extends object> = ReturnType<typeof useCheckedForm<I>>;

/** What the fields of a form are handed. `typed`: as it stands in them. */
export type Handed<I> = {
  readonly input: I;
  readonly set: (change: Partial<I>) => void;
  /** A field was left: what is wrong with it is said from then on. */
  readonly touch: (path: string) => void;
  readonly errorOf: (path: string) => string | undefined;
  readonly resource: string;
};

type Props<R, I extends object> = {
  readonly type: TypeOfForm<R, I>;
  readonly title: string;
  readonly form: Typed<I>;
  /** As it is kept: where the fields hold what is none yet. */
  readonly kept?: I;
  readonly worthSaving: boolean;
  /** The draft being changed; absent while there is none yet. */
  readonly draft?: R | undefined;
  /** An approved document to be replaced: the first save makes the substitute, with its reason. */
  readonly replacing?: R | undefined;
  /** It takes its part of another document: a copy is made only of a draft that is gone, and there is no other after it. */
  readonly ofAnother?: boolean;
  /** As it is looked at before it is sent. */
  readonly looked: Looked;
  /** Not to be kept as it stands. */
  readonly unfit?: boolean;
  readonly children: (handed: Handed<I>) => ReactNode;
};

/** The form of a VAT document of one type: typed, saved by itself, and sent. */
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
        // Its reason is asked for first.
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
