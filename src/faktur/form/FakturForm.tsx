import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { Faktur, FakturInput } from '#domain/faktur/record.ts';
import { PageHead } from '../../kit/PageHead.tsx';
import { fieldErrorsOf, problemOf } from '../../kit/problem.ts';
import { StatusChip } from '../../kit/StatusChip.tsx';
import { dropUnsaved, useUnsaved } from '../../kit/unsaved.ts';
import { useShortcut } from '../../kit/use-shortcut.ts';
import { type InitialData, RESOURCE, useFakturApi } from '../faktur-api.ts';
import { fakturPaths } from '../paths.ts';
import { Anchors } from './Anchors.tsx';
import { BuyerSection } from './BuyerSection.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { DocumentSection } from './DocumentSection.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FormProvider } from './FormContext.tsx';
import { FormFooter } from './FormFooter.tsx';
import { hasContent } from './form-state.ts';
import { LinesSection } from './LinesSection.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';
import { SavingWords } from './SavingWords.tsx';
import { SellerSection } from './SellerSection.tsx';
import { StageSection } from './StageSection.tsx';
import { SummarySection } from './SummarySection.tsx';
import { goTo } from './sections.ts';
import { TotalsCard } from './TotalsCard.tsx';
import { useFakturForm } from './use-faktur-form.ts';
import { useSaving } from './use-saving.ts';
import './form.css';

type Props = {
  readonly title: string;
  readonly initial: InitialData;
  readonly values: FakturInput | Faktur;
  /** The draft being changed; absent while there is none yet. */
  readonly faktur?: Faktur;
  readonly today: string;
  /** An approved invoice to be replaced: the first save makes the substitute, with its reason. */
  readonly replacing?: Faktur;
};

/** The form of an outgoing invoice: typed, pasted, worked out, saved by itself, and sent. */
export const FakturForm = ({ title, initial, values, faktur, today, replacing }: Props) => {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const client = useQueryClient();
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
  });
  const known = useMemo(() => (faktur ? { id: faktur.id, version: faktur.version } : null), [faktur]);
  const saving = useSaving({
    api: savingApi,
    input: form.input,
    edits: form.edits,
    known,
    worthSaving: hasContent(form.form),
    automatic: !replacing,
  });
  const [askReason, setAskReason] = useState<'save' | 'upload' | null>(null);

  const saveBehind = useCallback(() => saving.save(true).then(() => undefined), [saving.save]);
  useUnsaved(saving.isDirty() && form.edits > 0 && saving.state.at !== 'saving', saveBehind);

  const { setServerErrors } = form;
  const { resolve } = saving;
  const refused = useCallback(
    (error: unknown) => {
      // What stands before an upload does not undo the save that came first.
      const saved = problemOf(error)?.saved as Faktur | undefined;
      if (saved) resolve(saved, null);
      const errors = fieldErrorsOf(error);
      setServerErrors(errors);
      const first = Object.keys(errors)[0];
      if (first) {
        notify('fakturScreen.form.refused', { type: 'warning' });
        goTo(first);
      }
    },
    [notify, setServerErrors, resolve],
  );

  const leave = (to: string) => {
    saving.forget();
    dropUnsaved();
    void client.invalidateQueries({ queryKey: [RESOURCE] });
    void client.invalidateQueries({ queryKey: ['get'] });
    navigate(to);
  };
  const guardErrors = (): boolean => {
    form.tryAll();
    const first = form.findings.find(({ severity }) => severity === 'error');
    if (first) {
      notify('fakturScreen.form.mend_first', { type: 'warning' });
      setTimeout(() => goTo(first.path));
    }
    return Boolean(first);
  };
  const saveDraft = async (then: 'stay' | 'again') => {
    if (replacing) return setAskReason('save');
    try {
      const saved = await saving.save();
      notify('fakturScreen.form.draft_saved', { type: 'success' });
      if (then === 'again') {
        leave(fakturPaths.create);
        navigate(fakturPaths.create, { state: { fresh: saved.id } });
      }
    } catch (error) {
      refused(error);
    }
  };
  const upload = async () => {
    if (guardErrors()) return;
    if (replacing) return setAskReason('upload');
    try {
      const sent = await saving.inTurn((had) =>
        had ? api.changeAndUpload(had.id, had.version, form.input) : api.directUpload(form.input),
      );
      notify('fakturScreen.form.sent', { type: 'success' });
      leave(fakturPaths.detail(sent.id));
    } catch (error) {
      refused(error);
    }
  };
  const replace = async (reason: string) => {
    if (!replacing) return;
    const how = askReason;
    setAskReason(null);
    try {
      const made = await api.substitute(replacing.id, form.input, reason);
      if (how === 'upload') await api.upload({ ids: [made.id] });
      notify(how === 'upload' ? 'fakturScreen.form.sent' : 'fakturScreen.form.draft_saved', { type: 'success' });
      leave(how === 'upload' ? fakturPaths.detail(made.id) : fakturPaths.editSubstitute(made.id));
    } catch (error) {
      refused(error);
    }
  };

  useShortcut('ctrl+Enter', () => void saveDraft('again'));
  // A link of the office's message leads to the field it names.
  useEffect(() => {
    const wanted = new URLSearchParams(window.location.search).get('bagian');
    if (wanted) setTimeout(() => goTo(wanted), 300);
  }, []);

  return (
    <FormProvider value={{ ...form, initial, buyerFixed: Boolean(substitute) }}>
      <form className="fform" noValidate onSubmit={(event) => event.preventDefault()} onBlur={() => saving.autosave()}>
        <div className="fform-h">
          <PageHead
            title={title}
            crumbs={[{ label: translate('fakturScreen.list.title'), to: fakturPaths.list }, { label: title }]}
            beside={faktur ? <StatusChip status={faktur.status} at={faktur.updatedAt} /> : undefined}
            actions={<SavingWords state={saving.state} />}
          />
        </div>
        <div className="fform-cols">
          <Anchors />
          <div className="fform-mid">
            <ErrorSummary onGo={goTo} />
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
      <FormFooter
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
      {askReason && <ReasonDialog onClose={() => setAskReason(null)} onReason={(reason) => void replace(reason)} />}
      {saving.conflict && (
        <ConflictDialog
          conflict={saving.conflict}
          mine={form.input}
          onMine={() => {
            if (!saving.conflict) return;
            saving.resolve(saving.conflict.current, null);
            saving.save().catch(refused);
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
