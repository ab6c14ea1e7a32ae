import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { Faktur, FakturInput } from '#domain/faktur/record.ts';
import { fakturStatus } from '#domain/faktur/status.ts';
import type { FakturStart } from '#domain/faktur/view-schema.ts';
import { DocumentChip } from '../../ui/documents/DocumentChip.tsx';
import { DraftPage } from '../../ui/form/DraftPage.tsx';
import { useCancel } from '../../ui/form/use-cancel.tsx';
import { useDraft } from '../../ui/form/use-draft.ts';
import type { SaveActions } from '../../ui/form/use-saving.ts';
import { useFieldName } from '../../ui/layout/use-field-name.ts';
import { useShortcut } from '../../ui/layout/use-shortcut.ts';
import { RESOURCE, useFakturApi } from '../faktur-api.ts';
import { lookedVat } from '../looked-vat.ts';
import { fakturPaths } from '../paths.ts';
import { BuyerSection } from './BuyerSection.tsx';
import { DocumentSection } from './DocumentSection.tsx';
import { FakturConflict } from './FakturConflict.tsx';
import { FormProvider } from './FormContext.tsx';
import { hasContent } from './form-state.ts';
import { LinesSection } from './LinesSection.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';
import { SellerSection } from './SellerSection.tsx';
import { SendFooter } from './SendFooter.tsx';
import { StageSection } from './StageSection.tsx';
import { partsIn, places } from './sections.ts';
import { SummarySection, TotalsCard } from './TotalsCard.tsx';
import { useFakturForm } from './use-faktur-form.ts';
import { useFormSteps } from './use-form-steps.ts';
import { useFakturFindings } from './use-server-findings.ts';
import './form.css';

type Props = {
  readonly title: string;
  readonly initial: FakturStart;
  readonly values: FakturInput | Faktur;
  readonly faktur?: Faktur;
  readonly today: string;
  /** An approved invoice to replace: the first save creates the substitute, with its reason. */
  readonly replacing?: Faktur;
  readonly entry?: string | undefined;
};

/** An invoice for a ledger entry is created and linked in one request. */
const useMaking = (entry: Props['entry']) => {
  const api = useFakturApi();
  const { makeOfEntry, sendOfEntry } = api;
  const making = useMemo(
    () =>
      entry === undefined
        ? {}
        : {
            saveDraft: (input: FakturInput, autosave: boolean) => makeOfEntry(entry, input, autosave),
            directUpload: (input: FakturInput) => sendOfEntry(entry, input),
          },
    [entry, makeOfEntry, sendOfEntry],
  );
  return { ...api, ...making };
};

export const FakturForm = ({ title, initial, values, faktur, today, replacing, entry }: Props) => {
  const translate = useTranslate();
  const api = useMaking(entry);
  // Autosave on blur runs just before a button is clicked; it must not disable the button under the pointer.
  const savingApi = useMaking(entry);
  const substitute = replacing ?? (faktur?.replaces ? faktur : undefined);
  const form = useFakturForm({
    values,
    company: initial.company,
    today,
    taken: initial.chain?.taken,
    remaining: initial.chain?.remaining,
    period: substitute?.period,
    advanceCounterparty: initial.chain?.first,
  });
  const saveActions = useMemo<SaveActions<Faktur, FakturInput>>(
    () => ({
      create: savingApi.saveDraft,
      change: savingApi.changeDraft,
      remove: savingApi.remove,
      address: ({ id }) => fakturPaths.edit(id),
      inputOf: (saved) => saved,
    }),
    [savingApi.saveDraft, savingApi.changeDraft, savingApi.remove],
  );
  const saving = useDraft({
    saveActions,
    form,
    draft: faktur,
    worthSaving: hasContent(form.form),
    automatic: !replacing,
  });
  const serverFindings = useFakturFindings({
    input: form.input,
    findings: form.findings,
    known: saving.known,
    replaces: substitute ? (replacing?.id ?? substitute.replaces) : null,
  });
  const { saveDraft, upload, replace, leave, copyToNew, askReason, stopAsking, lastLook, ...settle } = useFormSteps({
    looked: () => lookedVat({ ...form.input, ...form.amounts.total, number: null }),
    api,
    form,
    saving,
    replacing: replacing !== undefined,
    original: replacing?.id ?? faktur?.replaces ?? null,
    room: { resource: RESOURCE, parts: places, paths: fakturPaths, sent: 'fakturScreen.form.sent' },
  });
  const shown = faktur ?? replacing;
  const to = shown ? fakturPaths.detail(shown.id) : fakturPaths.list;
  const cancelling = useCancel({ saving, wasSaved: faktur !== undefined, to, leave });
  const name = useFieldName(RESOURCE, '');
  const placeOf = (path: string): string => {
    const [root, line, column] = path.split('.');
    const field = name(column === undefined ? (root ?? '') : `${root}.${column}`);
    if (line === undefined) return field;
    return translate('faktur.server.checks.at_line', { no: Number(line) + 1, field });
  };

  const chipOf = ({ status, updatedAt }: Faktur) => <DocumentChip of={fakturStatus} status={status} at={updatedAt} />;
  useShortcut('ctrl+Enter', () => void saveDraft('again'));

  return (
    <FormProvider
      value={{
        ...form,
        initial,
        known: saving.known,
        buyerFixed: Boolean(substitute ?? initial.chain),
        serverFindings,
      }}
    >
      <DraftPage
        title={title}
        list={{ label: translate('fakturScreen.list.title'), to: fakturPaths.list }}
        beside={faktur && chipOf(faktur)}
        // The reason dialog comes first.
        saving={askReason ? { ...saving, overtaken: null } : saving}
        words={{ ...form, serverFindings }}
        parts={partsIn(translate)}
        toRepair="fakturScreen.form.to_mend"
        placeOf={placeOf}
        byHand={Boolean(replacing) && form.edits > 0}
        replacing={Boolean(substitute)}
        busy={api.busy}
        detailOf={({ id }) => fakturPaths.detail(id)}
        chipsOf={chipOf}
        leave={leave}
        onCopy={substitute && saving.overtaken?.current ? undefined : () => void copyToNew()}
        aside={<TotalsCard today={today} />}
      >
        <DocumentSection />
        <SellerSection />
        <BuyerSection />
        <LinesSection />
        <StageSection />
        <SummarySection />
      </DraftPage>
      <SendFooter
        access="efaktur/out/ctas"
        busy={api.busy}
        onCancel={cancelling.cancel}
        onSave={() => void saveDraft('stay')}
        // Only one substitute can be made.
        onAgain={replacing ? undefined : () => void saveDraft('again')}
        onUpload={() => void upload()}
      />
      {cancelling.dialog}
      {lastLook}
      {askReason && (
        <ReasonDialog
          words="fakturScreen.substitute"
          onClose={stopAsking}
          onReason={(reason) => void replace(reason)}
        />
      )}
      {saving.conflict && (
        <FakturConflict
          conflict={saving.conflict}
          mine={form.input}
          onKeep={settle.keepMine}
          onTheirs={settle.takeTheirs}
        />
      )}
    </FormProvider>
  );
};
