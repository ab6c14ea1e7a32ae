import '../records/records.css';
import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type RaRecord, SaveButton, useGetOne, useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import { type StepProgress, stepResource, type Wizard } from '#domain/definition/steps.ts';
import { Card } from '../layout/Card.tsx';
import { RecordForm } from '../records/RecordForm.tsx';
import { DraftDialog } from './DraftDialog.tsx';
import { StepFrame, StepGate } from './StepFrame.tsx';
import { StepInput } from './StepInput.tsx';

type Draft = RaRecord & { readonly version: number; readonly steps: readonly StepProgress[] };

/** One step of a wizard, from its definition: its form, the way back and on, cancelling and submitting. */
export const StepPage = ({ of, step }: { of: Wizard; step: string }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const client = useQueryClient();
  const read = useGetOne<Draft>(of.resource, { id: 'draft' }, { staleTime: 0 });
  const [dialog, setDialog] = useState<'cancel' | 'submit' | null>(null);
  const resource = stepResource(of, step);
  const fields = of.steps[step]?.fields ?? {};
  const title = translate(`resources.${of.resource}.name`);
  const pathTo = (name: string | undefined) => `${of.path}/${name}`;
  const nameOf = (name: string) => translate(`resources.${stepResource(of, name)}.name`);
  const goOn = async () => {
    // Other steps have an older version of the draft.
    for (const name of Object.keys(of.steps))
      if (name !== step) client.removeQueries({ queryKey: [stepResource(of, name)] });
    const steps = (await read.refetch()).data?.steps ?? [];
    const next = steps[steps.findIndex((one) => one.step === step) + 1];
    if (next) navigate(pathTo(next.step));
    else setDialog('submit');
  };
  const redirect = ({ steps }: Draft): string | null => {
    const first = steps.find((one) => one.step === step || !one.complete) ?? steps[0];
    return first?.step === step ? null : pathTo(first?.step);
  };
  return (
    <StepGate title={title} read={read} redirect={redirect}>
      {({ steps, version }) => {
        const at = steps.findIndex((one) => one.step === step);
        const before = steps[at - 1];
        const shown = steps.map(({ step: key }) => ({ key, label: nameOf(key), to: pathTo(key) }));
        const foot = (
          <div className="rec-foot">
            {before && (
              <Button variant="outlined" component={Link} to={pathTo(before.step)}>
                {translate('steps.back')}
              </Button>
            )}
            <SaveButton label={at === steps.length - 1 ? 'steps.submit' : 'steps.next'} icon={null} alwaysEnable />
            <span className="grow" />
            <Button color="error" onClick={() => setDialog('cancel')}>
              {translate('steps.cancel')}
            </Button>
          </div>
        );
        return (
          <StepFrame title={title} at={step} steps={shown}>
            <Card title={nameOf(step)}>
              <RecordForm key={step} of={{ resource, fields }} id="draft" foot={foot} onDone={() => void goOn()}>
                {Object.entries(fields).map(([name, field]) => (
                  <StepInput key={name} source={name} field={field} wizard={of} />
                ))}
              </RecordForm>
            </Card>
            {dialog && <DraftDialog of={of} version={version} what={dialog} onClose={() => setDialog(null)} />}
          </StepFrame>
        );
      }}
    </StepGate>
  );
};
