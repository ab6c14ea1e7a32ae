import { type ComponentProps, type ReactNode, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { type FieldTable, partsOf } from '#domain/definition/field-table.ts';
import type { DraftResourceOf } from '../../client/draft-resource.ts';
import { DocumentChip } from '../../ui/documents/DocumentChip.tsx';
import type { Looked } from '../../ui/documents/use-last-look.tsx';
import { type FormFields, FormFieldsContext } from '../../ui/fields/fields-context.ts';
import { DraftPage } from '../../ui/form/DraftPage.tsx';
import { useWordsOf } from '../../ui/form/form-findings.ts';
import type { FormPart } from '../../ui/form/places.ts';
import { useCancel } from '../../ui/form/use-cancel.tsx';
import type { SavedRecord } from '../../ui/form/use-saving.ts';
import { useFieldName } from '../../ui/layout/use-field-name.ts';
import { useShortcut } from '../../ui/layout/use-shortcut.ts';
import { inputConflict } from './input-conflict.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';
import { SendFooter } from './SendFooter.tsx';
import { useApiDraft } from './use-api-draft.ts';
import type { useCheckedForm } from './use-checked-form.ts';
import { useFormSteps } from './use-form-steps.ts';

type Row = SavedRecord & { readonly status: string; readonly updatedAt: number; readonly replaces?: string | null };

type Definition<R, I> = {
  readonly resource: DraftResourceOf<R, I>;
  readonly fields: FieldTable;
  readonly status: ComponentProps<typeof DocumentChip>['of'];
};

type FormOptions<R, I> = {
  readonly of: Definition<R, I>;
  readonly access: ComponentProps<typeof SendFooter>['access'];
  readonly paths: Parameters<typeof useFormSteps>[0]['room']['paths'] & { readonly list: string };
  readonly words: string;
  readonly title: string;
  readonly sent: string;
  readonly reason?: string;
};

/** A constant outside the component. */
export const typeOfForm = <R, I extends object>(options: FormOptions<R, I>, inputOf: (saved: R) => I) => ({
  ...options,
  inputOf,
  Conflict: inputConflict<R, I>(options.of.fields, inputOf),
  partsOf: (translate: (key: string) => string): FormPart[] =>
    [...partsOf(options.of.fields)].map(([id, sources]) => ({
      id,
      label: translate(`${options.words}.part.${id}`),
      has: (path) => sources.includes(path),
    })),
});

type Typed<I extends object> = ReturnType<typeof useCheckedForm<I>>;

type Props<R, I extends object> = {
  readonly type: ReturnType<typeof typeOfForm<R, I>>;
  readonly title: string;
  readonly form: Typed<I>;
  readonly saved?: I;
  readonly worthSaving: boolean;
  readonly draft?: R | undefined;
  /** An approved document to replace: the first save creates the substitute, with its reason. */
  readonly replacing?: R | undefined;
  /** Depends on another document: it can be copied only if the draft was deleted, and no further one can be added. */
  readonly ofAnother?: boolean;
  readonly looked: Looked;
  /** Prevents saving. */
  readonly unfit?: boolean;
  readonly children: ReactNode;
};

export const TypedForm = <R extends Row, I extends object>(props: Props<R, I>) => {
  const { type, title, form: typed, saved, worthSaving, draft, replacing, unfit = false } = props;
  const { of, paths, Conflict } = type;
  const { resource } = of;
  const translate = useTranslate();
  const form = { ...typed, input: saved ?? typed.input };
  const { api, saving } = useApiDraft<R, I>(
    { resource, edit: paths.edit, inputOf: type.inputOf },
    { form, draft, worthSaving: worthSaving && form.fits, automatic: !replacing },
  );
  const parts = useMemo(() => type.partsOf(translate), [type, translate]);
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
  const fields: FormFields = {
    resource,
    fields: of.fields,
    words: type.words,
    input: typed.input as Readonly<Record<string, unknown>>,
    set: (change) => form.set(change as Partial<I>),
    touch: form.touch,
    errorOf: (path) => wordsOf(path).error,
  };
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
        <FormFieldsContext value={fields}>{props.children}</FormFieldsContext>
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
