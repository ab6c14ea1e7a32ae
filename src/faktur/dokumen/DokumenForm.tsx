import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { type DokumenInput, dokumenInputOf } from '#domain/faktur/dokumen.ts';
import { DocumentChip } from '../../ui/documents/DocumentChip.tsx';
import { DraftPage } from '../../ui/form/DraftPage.tsx';
import { useWordsOf } from '../../ui/form/said.ts';
import { useFieldName } from '../../ui/layout/use-field-name.ts';
import { useShortcut } from '../../ui/layout/use-shortcut.ts';
import { ReasonDialog } from '../form/ReasonDialog.tsx';
import { SendFooter } from '../form/SendFooter.tsx';
import { useApiDraft } from '../form/use-api-draft.ts';
import { useFormSteps } from '../form/use-form-steps.ts';
import { DokumenConflict } from './DokumenConflict.tsx';
import { AmountFields, DocumentFields, PartyFields } from './DokumenFields.tsx';
import { partsOf } from './form-parts.ts';
import type { Side, View } from './sides.ts';
import { hasContent, useDokumenForm } from './use-dokumen-form.ts';
import '../faktur.css';

type Props = {
  readonly side: Side;
  readonly title: string;
  readonly values: DokumenInput;
  /** The draft being changed; absent while there is none yet. */
  readonly draft?: View;
  /** An approved document to be replaced: the first save makes the substitute, with its reason. */
  readonly replacing?: View;
};

/** The form of another document: typed, saved by itself, and sent. */
export const DokumenForm = ({ side, title, values, draft, replacing }: Props) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { of, paths } = side;
  const form = useDokumenForm(values);
  const { api, saving } = useApiDraft<View, DokumenInput>(
    { resource: of.resource, edit: paths.edit, inputOf: dokumenInputOf },
    { form, draft, worthSaving: hasContent(form.input) && form.fits, automatic: !replacing },
  );
  const parts = useMemo(() => partsOf(side, translate), [side, translate]);
  const original = replacing?.id ?? draft?.replaces ?? null;
  const { saveDraft, upload, replace, leave, copyToNew, askReason, stopAsking, ...settle } = useFormSteps({
    ...{ api, form, saving, replacing: replacing !== undefined, original },
    room: { resource: of.resource, parts, paths, sent: 'dokumen.done.upload' },
  });
  useShortcut('ctrl+Enter', () => void saveDraft('again'));

  const words = { ...form, spoken: [] };
  const wordsOf = useWordsOf(words);
  const field = useFieldName(of.resource, '');
  const chipOf = ({ status, updatedAt }: View) => <DocumentChip of={of.status} status={status} at={updatedAt} />;
  const shown = draft ?? replacing;
  const handed = {
    ...{ side, input: form.input, set: form.set, touch: form.touch, fixed: original !== null },
    errorOf: (path: keyof DokumenInput) => wordsOf(path).error,
  };
  return (
    <>
      <DraftPage
        title={title}
        list={{ label: translate(`${side.words}.title`), to: paths.list }}
        beside={draft && chipOf(draft)}
        // Its reason is asked for first.
        saving={askReason ? { ...saving, overtaken: null } : saving}
        words={words}
        parts={parts}
        toMend="fakturScreen.form.to_mend"
        placeOf={field}
        byHand={Boolean(replacing) && form.edits > 0}
        replacing={original !== null}
        busy={api.busy}
        detailOf={({ id }) => paths.detail(id)}
        chipsOf={chipOf}
        leave={leave}
        onCopy={original !== null && saving.overtaken?.current ? undefined : () => void copyToNew()}
        aside={null}
      >
        <DocumentFields {...handed} />
        <PartyFields {...handed} />
        <AmountFields {...handed} />
      </DraftPage>
      <SendFooter
        access={`efaktur/document/${side.key}/ctas`}
        busy={api.busy}
        onCancel={() => navigate(shown ? paths.detail(shown.id) : paths.list)}
        onSave={() => void saveDraft('stay')}
        onAgain={original === null ? () => void saveDraft('again') : undefined}
        onUpload={() => void upload()}
      />
      {askReason && (
        <ReasonDialog
          words="dokumenScreen.substitute"
          onClose={stopAsking}
          onReason={(reason) => void replace(reason)}
        />
      )}
      {saving.conflict && (
        <DokumenConflict
          resource={of.resource}
          conflict={saving.conflict}
          mine={form.input}
          onKeep={settle.keepMine}
          onTheirs={settle.takeTheirs}
        />
      )}
    </>
  );
};
