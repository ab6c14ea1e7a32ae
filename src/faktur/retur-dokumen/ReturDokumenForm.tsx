import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { type ReturDokumenInput, type ReturDokumenRow, returDokumenInputOf } from '#domain/faktur/retur-dokumen.ts';
import type { DokumenAmounts } from '#domain/faktur/retur-dokumen-left.ts';
import type { ReturDokumenStart } from '#domain/faktur/retur-dokumen-schema.ts';
import { DocumentChip } from '../../ui/documents/DocumentChip.tsx';
import { DraftPage } from '../../ui/form/DraftPage.tsx';
import { FormCard } from '../../ui/form/FormCard.tsx';
import { anchorOf } from '../../ui/form/places.ts';
import { useWordsOf } from '../../ui/form/said.ts';
import { useFieldName } from '../../ui/layout/use-field-name.ts';
import { SendFooter } from '../form/SendFooter.tsx';
import { useApiDraft } from '../form/use-api-draft.ts';
import { useFormSteps } from '../form/use-form-steps.ts';
import { OriginFacts } from './OriginFacts.tsx';
import { ReturDokumenConflict } from './ReturDokumenConflict.tsx';
import { AmountFields, NumberFields, partsOf } from './ReturDokumenFields.tsx';
import type { Side } from './sides.ts';
import { given, hasContent, useReturDokumenForm } from './use-retur-dokumen-form.ts';
import '../faktur.css';

type Props = {
  readonly side: Side;
  readonly title: string;
  readonly values: ReturDokumenInput;
  readonly origin: ReturDokumenStart['origin'];
  /** What may go back of the document beside its other returns. */
  readonly left: DokumenAmounts;
  /** The draft being changed; absent while there is none yet. */
  readonly draft?: ReturDokumenRow;
};

/** The form of a return of another document: typed, saved by itself, and sent. */
export const ReturDokumenForm = ({ side, title, values, origin, left, draft }: Props) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { of, paths } = side;
  const { resource } = of;
  const { taxes, ...typed } = useReturDokumenForm(values, { origin, left });
  const form = { ...typed, input: useMemo(() => given(typed.input), [typed.input]) };
  const { api, saving } = useApiDraft<ReturDokumenRow, ReturDokumenInput>(
    { resource, edit: paths.edit, inputOf: returDokumenInputOf },
    { form, draft, worthSaving: hasContent(typed.input) && form.fits, automatic: true },
  );
  const parts = useMemo(() => partsOf(translate), [translate]);
  const { saveDraft, upload, leave, copyToNew, keepMine, takeTheirs } = useFormSteps({
    ...{ api, form, saving, replacing: false, original: null },
    room: {
      ...{ resource, parts, sent: 'returDokumen.done.upload' },
      paths: { ...paths, create: paths.list, editSubstitute: paths.edit },
    },
  });
  const words = { ...form, spoken: [] };
  const wordsOf = useWordsOf(words);
  const field = useFieldName(resource, '');
  const chipOf = ({ status, updatedAt }: ReturDokumenRow) => (
    <DocumentChip of={of.status} status={status} at={updatedAt} />
  );
  const handed = {
    ...{ side, input: typed.input, set: form.set, touch: form.touch },
    errorOf: (path: keyof ReturDokumenInput) => wordsOf(path).error,
  };
  return (
    <>
      <DraftPage
        title={title}
        list={{ label: translate(`${side.words}.title`), to: paths.list }}
        beside={draft && chipOf(draft)}
        saving={saving}
        words={words}
        parts={parts}
        toMend="fakturScreen.form.to_mend"
        placeOf={field}
        byHand={false}
        replacing={false}
        busy={api.busy}
        detailOf={({ id }) => paths.detail(id)}
        chipsOf={chipOf}
        leave={leave}
        // What was sent takes its part of the document: only of a draft that is gone another may be made.
        onCopy={saving.overtaken?.current ? undefined : () => void copyToNew()}
        aside={null}
      >
        <FormCard id={anchorOf('asal')} title={translate('returDokumenScreen.origin')}>
          <div className="s12">
            <OriginFacts side={side} of={origin} />
          </div>
        </FormCard>
        <NumberFields {...handed} />
        <AmountFields {...handed} left={left} taxes={taxes} />
      </DraftPage>
      <SendFooter
        access={`efaktur/document/${side.key}/return/ctas`}
        busy={api.busy || !form.fits}
        onCancel={() => navigate(draft ? paths.detail(draft.id) : paths.list)}
        onSave={() => void saveDraft('stay')}
        onUpload={() => void upload()}
      />
      {saving.conflict && (
        <ReturDokumenConflict
          resource={resource}
          conflict={saving.conflict}
          mine={form.input}
          onKeep={keepMine}
          onTheirs={takeTheirs}
        />
      )}
    </>
  );
};
