import { Button } from '@mui/material';
import { useCallback, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { Bupot, BupotInput, InputField } from '#domain/bupot/record.ts';
import { fieldsOf } from '#domain/bupot/slips.ts';
import { bupotStatus } from '#domain/bupot/status.ts';
import type { BupotStart, BupotView } from '#domain/bupot/view-schema.ts';
import { MoveDialog } from '../../ui/documents/MoveDialog.tsx';
import { FiledDialog } from '../../ui/feedback/FiledDialog.tsx';
import { DraftPage } from '../../ui/form/DraftPage.tsx';
import { FormFooter } from '../../ui/form/FormFooter.tsx';
import { useCancel } from '../../ui/form/use-cancel.tsx';
import { useDraft } from '../../ui/form/use-draft.ts';
import { useServerFindings } from '../../ui/form/use-server-findings.ts';
import { Icon } from '../../ui/layout/Icon.tsx';
import { useMay, useOffice } from '../../ui/layout/session-context.ts';
import { useShortcut } from '../../ui/layout/use-shortcut.ts';
import { NamedSlip } from '../actions/use-bupot-actions.tsx';
import { detailPath, listPath } from '../paths.ts';
import { BupotChip, RevisionChip } from '../SlipNames.tsx';
import { useIssuing } from '../use-issuing.tsx';
import { formParts, type Part, partsFor } from './parts.ts';
import { SlipConflict } from './SlipConflict.tsx';
import { SlipProvider } from './SlipContext.tsx';
import { SlipParts } from './SlipParts.tsx';
import { partLabel } from './SlipSection.tsx';
import { checkInput, useSlipApi } from './slip-api.ts';
import { TaxCard } from './TaxCard.tsx';
import { useFieldLabel } from './use-field-label.ts';
import { useSaveActions, worthAsking, worthSaving } from './use-save-actions.ts';
import { useSlipForm } from './use-slip-form.ts';
import { useSlipSteps } from './use-slip-steps.ts';
import './slip-form.css';

type Props = {
  readonly title: string;
  readonly start: BupotStart;
  readonly values: BupotInput;
  readonly slip?: BupotView;
  readonly correcting?: Bupot;
};

export const SlipForm = ({ title, start, values, slip, correcting }: Props) => {
  const translate = useTranslate();
  const api = useSlipApi();
  // Separate from the calls of the buttons: an autosave on blur must not disable a button under the pointer.
  const { saveActions, filed, open, leaveShut } = useSaveActions();
  const form = useSlipForm({ values, start });
  const { input } = form;

  const saving = useDraft({
    saveActions,
    form,
    draft: slip,
    worthSaving: worthSaving(input),
    automatic: !correcting,
  });
  // A correction is no duplicate of the slip it corrects.
  const correctedId = correcting?.id ?? null;
  const askServer = useCallback(
    (input: BupotInput, id: string | null, signal: AbortSignal) => checkInput(input, id ?? correctedId, signal),
    [correctedId],
  );
  const serverFindings = useServerFindings({
    input,
    findings: form.findings,
    known: saving.known,
    worthAsking: worthAsking(input),
    ask: askServer,
  });
  const shownParts = partsFor(input, start.company.government);
  const shownKey = shownParts.join(' ');
  const parts = useMemo(
    () => formParts(shownKey.split(' ') as Part[], (part) => translate(partLabel(part))),
    [shownKey, translate],
  );
  const label = useFieldLabel();
  const fields = fieldsOf[input.kind] as readonly string[];
  const placeOf = (path: string) => (fields.includes(path) ? label(path as InputField) : '');
  const issuing = useIssuing();
  const { saveDraft, issue, goOn, giveUp, correct, leave, copyToNew, keepMine, takeTheirs, ...asking } = useSlipSteps({
    issuing,
    api,
    form,
    saving,
    parts,
    correcting,
  });
  useShortcut('ctrl+Enter', () => void saveDraft('again'));

  const shownSlip = slip ?? correcting;
  const list = listPath(input.kind);
  const to = shownSlip ? detailPath(shownSlip) : list;
  const cancelling = useCancel({ saving, wasSaved: slip !== undefined, to, leave });
  const corrects = Boolean(correcting ?? slip?.replaces);
  const office = useOffice();
  const mayIssue = useMay('ebupot/slips', 'submit') && office.send;
  const chipOf = ({ status, replacedBy, updatedAt }: Bupot) => (
    <BupotChip status={status} replacedBy={replacedBy} at={updatedAt} />
  );
  return (
    <SlipProvider value={{ ...form, start, corrects, serverFindings, lineMonths: slip?.lineMonths ?? null }}>
      <DraftPage
        title={title}
        list={{ label: translate('bupotScreen.detail.title'), to: list }}
        beside={
          shownSlip && (
            <>
              {chipOf(shownSlip)}
              <RevisionChip n={correcting ? correcting.revision + 1 : shownSlip.revision} />
            </>
          )
        }
        saving={saving}
        words={{ ...form, serverFindings }}
        parts={parts}
        toRepair="bupotForm.to_mend"
        placeOf={placeOf}
        byHand={Boolean(correcting) && form.edits > 0}
        replacing={corrects}
        busy={api.busy}
        detailOf={detailPath}
        chipsOf={chipOf}
        leave={leave}
        onCopy={corrects ? undefined : () => void copyToNew()}
        aside={<TaxCard />}
      >
        <SlipParts parts={shownParts} />
      </DraftPage>
      <FormFooter
        busy={api.busy}
        onCancel={cancelling.cancel}
        onSave={() => void saveDraft('stay')}
        onAgain={corrects ? undefined : () => void saveDraft('again')}
      >
        {mayIssue && !correcting && (
          <Button
            variant="contained"
            disabled={api.busy}
            startIcon={<Icon name="signature" size={16} />}
            onClick={() => void issue()}
          >
            {translate('bupot.moves.issue')}
          </Button>
        )}
      </FormFooter>
      {asking.askReason && correcting && (
        <MoveDialog
          of={bupotStatus}
          about={<NamedSlip of={correcting} />}
          move="correct"
          subject={correcting.id}
          busy={api.busy}
          onClose={asking.stopAsking}
          onConfirm={(reason) => void correct(reason)}
        />
      )}
      {asking.lastLook}
      {issuing.dialog}
      {cancelling.dialog}
      {filed !== null && (
        <FiledDialog
          message={filed}
          action={asking.stopped === 'issue' ? 'go_on' : 'confirm'}
          onClose={() => {
            giveUp();
            leaveShut();
          }}
          onReason={(reason) => {
            open(reason);
            void goOn();
          }}
        />
      )}
      {saving.conflict && (
        <SlipConflict conflict={saving.conflict} mine={input} onKeep={keepMine} onTheirs={takeTheirs} />
      )}
    </SlipProvider>
  );
};
