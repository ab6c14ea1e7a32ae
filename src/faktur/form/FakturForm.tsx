import { useCallback, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { Faktur, FakturInput } from '#domain/faktur/record.ts';
import type { FakturStart } from '#domain/faktur/start.ts';
import { fakturStatus } from '#domain/faktur/status.ts';
import { DocumentChip } from '../../ui/documents/DocumentChip.tsx';
import { useUnsaved } from '../../ui/feedback/unsaved.ts';
import { Anchors } from '../../ui/form/Anchors.tsx';
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx';
import { OvertakenDialog } from '../../ui/form/OvertakenDialog.tsx';
import { SavingWords } from '../../ui/form/SavingWords.tsx';
import { type Keeping, useSaving } from '../../ui/form/use-saving.ts';
import { useWantedPlace } from '../../ui/form/use-wanted-place.ts';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { useShortcut } from '../../ui/layout/use-shortcut.ts';
import { RESOURCE, useFakturApi } from '../faktur-api.ts';
import { fakturPaths } from '../paths.ts';
import { BuyerSection } from './BuyerSection.tsx';
import { DocumentSection } from './DocumentSection.tsx';
import { FakturConflict } from './FakturConflict.tsx';
import { FakturFooter } from './FakturFooter.tsx';
import { FormProvider } from './FormContext.tsx';
import { hasContent } from './form-state.ts';
import { LinesSection } from './LinesSection.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';
import { SellerSection } from './SellerSection.tsx';
import { StageSection } from './StageSection.tsx';
import { SummarySection } from './SummarySection.tsx';
import { goTo, partsIn, places } from './sections.ts';
import { TotalsCard } from './TotalsCard.tsx';
import { useFakturForm } from './use-faktur-form.ts';
import { useFormSteps } from './use-form-steps.ts';
import { useFakturFindings } from './use-server-findings.ts';
import './form.css';

type Props = {
  readonly title: string;
  readonly initial: FakturStart;
  readonly values: FakturInput | Faktur;
  /** The draft being changed; absent while there is none yet. */
  readonly faktur?: Faktur;
  readonly today: string;
  /** An approved invoice to be replaced: the first save makes the substitute, with its reason. */
  readonly replacing?: Faktur;
};

const FIELDS = `resources.${RESOURCE}.fields`;

/** The form of an outgoing invoice: typed, pasted, worked out, saved by itself, and sent. */
export const FakturForm = ({ title, initial, values, faktur, today, replacing }: Props) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const api = useFakturApi();
  // Leaving a field saves by itself just before a button is pressed; that save must not switch the button off under the pointer.
  const savingApi = useFakturApi();
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
  const known = useMemo(() => (faktur ? { id: faktur.id, version: faktur.version } : null), [faktur]);
  const keeping = useMemo<Keeping<Faktur, FakturInput>>(
    () => ({
      create: savingApi.saveDraft,
      change: savingApi.changeDraft,
      address: ({ id }) => fakturPaths.edit(id),
      inputOf: (saved) => saved,
    }),
    [savingApi.saveDraft, savingApi.changeDraft],
  );
  const saving = useSaving({
    keeping,
    input: form.input,
    edits: form.edits,
    known,
    worthSaving: hasContent(form.form),
    automatic: !replacing,
  });
  const saveBehind = useCallback(() => saving.save(true).then(() => undefined), [saving.save]);
  const onItsWay = saving.state.at === 'saving' ? 'saving' : 'unsaved';
  useUnsaved(saving.isDirty() && form.edits > 0 ? onItsWay : 'saved', saveBehind);

  const spoken = useFakturFindings({
    input: form.input,
    findings: form.findings,
    known: saving.known,
    replaces: substitute ? (replacing?.id ?? substitute.replaces) : null,
  });
  const { saveDraft, upload, replace, refused, leave, copyToNew, askReason, stopAsking } = useFormSteps({
    api,
    form,
    saving,
    replacing,
    original: replacing?.id ?? faktur?.replaces ?? null,
  });
  const { overtaken } = saving;
  const said = { ...form, spoken };
  const placeOf = (path: string): string => {
    const [root, line, column] = path.split('.');
    const field = translate(`${FIELDS}.${column === undefined ? root : `${root}.${column}`}`, { _: '' });
    if (line === undefined) return field;
    return translate('faktur.server.checks.at_line', { no: Number(line) + 1, field });
  };

  useShortcut('ctrl+Enter', () => void saveDraft('again'));
  useWantedPlace(goTo);

  return (
    <FormProvider
      value={{
        ...form,
        initial,
        known: saving.known,
        buyerFixed: Boolean(substitute ?? initial.chain),
        spoken,
      }}
    >
      <form className="fform" noValidate onSubmit={(event) => event.preventDefault()} onBlur={() => saving.autosave()}>
        <div className="fform-h">
          <PageHead
            title={title}
            crumbs={[{ label: translate('fakturScreen.list.title'), to: fakturPaths.list }, { label: title }]}
            beside={
              faktur ? <DocumentChip of={fakturStatus} status={faktur.status} at={faktur.updatedAt} /> : undefined
            }
            actions={
              <SavingWords state={saving.state} placeOf={placeOf} byHand={Boolean(replacing) && form.edits > 0} />
            }
          />
        </div>
        <div className="fform-cols">
          <Anchors parts={partsIn(translate)} said={said} />
          <div className="fform-mid">
            <ErrorSummary said={said} parts={places} toMend="fakturScreen.form.to_mend" onGo={goTo} placeOf={placeOf} />
            <DocumentSection />
            <SellerSection />
            <BuyerSection />
            <LinesSection />
            <StageSection />
            <SummarySection />
          </div>
          <TotalsCard today={today} />
        </div>
      </form>
      <FakturFooter
        busy={api.busy}
        replacing={Boolean(replacing)}
        onCancel={() =>
          navigate(
            faktur ? fakturPaths.detail(faktur.id) : replacing ? fakturPaths.detail(replacing.id) : fakturPaths.list,
          )
        }
        onSave={() => void saveDraft('stay')}
        onAgain={() => void saveDraft('again')}
        onUpload={() => void upload()}
      />
      {askReason && <ReasonDialog onClose={stopAsking} onReason={(reason) => void replace(reason)} />}
      {overtaken && !askReason && (
        <OvertakenDialog
          overtaken={overtaken}
          state={
            overtaken.current && (
              <DocumentChip of={fakturStatus} status={overtaken.current.status} at={overtaken.current.updatedAt} />
            )
          }
          busy={api.busy}
          onLeave={() => leave(overtaken.current ? fakturPaths.detail(overtaken.current.id) : fakturPaths.list)}
          onCopy={substitute && overtaken.current ? undefined : () => void copyToNew()}
          replacing={Boolean(substitute)}
        />
      )}
      {saving.conflict && (
        <FakturConflict
          conflict={saving.conflict}
          mine={form.input}
          onKeep={(input) => {
            if (!saving.conflict) return;
            form.replace(input);
            saving.resolve(saving.conflict.current, null);
            saving.save(false, input).catch(refused);
          }}
          onTheirs={() => {
            if (!saving.conflict) return;
            form.replace(saving.conflict.current);
            saving.resolve(saving.conflict.current, form.edits);
          }}
        />
      )}
    </FormProvider>
  );
};
