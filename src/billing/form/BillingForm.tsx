import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { isFarAhead } from '#domain/billing/check-pair.ts';
import { type BillingInput, maxima } from '#domain/billing/record.ts';
import type { BillingStart } from '#domain/billing/view-schema.ts';
import { passes } from '#domain/definition/finding.ts';
import { Alert } from '../../ui/feedback/notices.tsx';
import { useUnsaved } from '../../ui/feedback/unsaved.ts';
import { FormCard } from '../../ui/form/FormCard.tsx';
import { useStoredInput } from '../../ui/form/use-stored-input.ts';
import { Icon } from '../../ui/layout/Icon.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { useMay } from '../../ui/layout/session-context.ts';
import { useShortcut } from '../../ui/layout/use-shortcut.ts';
import { AdoptDialog } from '../AdoptDialog.tsx';
import type { Billing } from '../billing-api.ts';
import { billingPaths } from '../paths.ts';
import { BillingFormProvider, useBillingForm } from './BillingFormContext.tsx';
import { ByReturn } from './ByReturn.tsx';
import { DueCard } from './DueCard.tsx';
import { FarDialog } from './FarDialog.tsx';
import { AmountField, ObjectFields, TextField } from './fields.tsx';
import { PairSearch } from './PairSearch.tsx';
import { PayerFields } from './PayerFields.tsx';
import { PeriodFields } from './PeriodFields.tsx';
import { SameDialog, SameList, useSame } from './SameDialog.tsx';
import { useCreating } from './use-creating.ts';
import '../billing.css';

type Props = {
  readonly values: BillingInput;
  readonly owner: BillingStart['company'];
  readonly today: string;
  readonly repairing: Billing | null;
};

/** Billing codes have no drafts, so there is no version. */
const noVersion = (): null => null;

export const BillingForm = ({ values, owner, today, repairing }: Props) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const form = useBillingForm({ values, owner, today });
  const { save, busy, asking, stopAsking } = useCreating(form, repairing);
  const [far, setFar] = useState<Parameters<typeof save>[0] | null>(null);
  const press = (then: Parameters<typeof save>[0]) =>
    passes(form.findings) && isFarAhead(form.input, today) ? setFar(then) : void save(then);
  const same = useSame(form.input, repairing?.id ?? null);
  const [adopting, setAdopting] = useState(false);
  const mayPay = useMay('ebilling/payment', 'create');
  const dirty = form.edits > 0;
  useUnsaved(dirty ? 'unsaved' : 'saved');
  useStoredInput({ input: form.input, dirty, version: noVersion, restore: form.change });
  useShortcut('ctrl+Enter', () => press('again'));
  const title = translate(repairing ? 'billingScreen.form.mend_title' : 'billingScreen.form.title');

  return (
    <BillingFormProvider value={form}>
      <form className="document-form bform" noValidate onSubmit={(event) => event.preventDefault()}>
        <div className="document-form-h">
          <PageHead
            title={title}
            crumbs={[{ label: translate('billingScreen.list.title'), to: billingPaths.list }, { label: title }]}
            actions={
              repairing ? undefined : (
                <Button
                  variant="outlined"
                  size="small"
                  startIcon={<Icon name="search" size={16} />}
                  onClick={() => setAdopting(true)}
                >
                  {translate('billingScreen.adopt.open')}
                </Button>
              )
            }
          />
        </div>
        <div className="bform-cols">
          <div className="document-form-mid">
            {repairing?.officeMessage && (
              <Alert severity="error" title={translate('billingScreen.form.refused')}>
                {repairing.officeMessage}
              </Alert>
            )}
            <FormCard id="bagian-pajak" title={translate('billingScreen.section.tax')}>
              <PairSearch />
              <ByReturn />
              <PeriodFields />
              {form.pair?.assessment && (
                <TextField path="assessmentNumber" placeholder="00012/106/24/021/25" maxLength={40} />
              )}
            </FormCard>
            <FormCard id="bagian-setoran" title={translate('billingScreen.section.amount')}>
              <AmountField />
              <TextField path="description" optional maxLength={maxima.description} />
              {same.length > 0 && (
                <div className="s12">
                  <Alert severity="warning" title={translate('billingScreen.same.title')} live>
                    <SameList of={same} />
                  </Alert>
                </div>
              )}
            </FormCard>
            <ObjectFields />
            <PayerFields />
          </div>
          <aside className="form-totals" aria-label={translate('billingScreen.due.title')}>
            <DueCard />
          </aside>
        </div>
      </form>
      <div className="document-form-foot">
        <Button color="inherit" onClick={() => navigate(billingPaths.list)}>
          {translate('billingScreen.form.cancel')}
        </Button>
        <span className="grow" />
        {!repairing && (
          <Button
            variant="outlined"
            disabled={busy}
            className="d-only"
            title="Ctrl+Enter"
            onClick={() => press('again')}
          >
            {translate('billingScreen.form.save_again')}
          </Button>
        )}
        {mayPay && !repairing && (
          <Button variant="outlined" disabled={busy} onClick={() => press('pay')}>
            {translate('billingScreen.form.save_pay')}
          </Button>
        )}
        <Button variant="contained" disabled={busy} onClick={() => press('list')}>
          {translate(repairing ? 'billingScreen.form.ask_again' : 'billingScreen.form.save')}
        </Button>
      </div>
      {far && (
        <FarDialog
          of={form.input}
          onClose={() => setFar(null)}
          onMeant={() => {
            setFar(null);
            void save(far);
          }}
        />
      )}
      {asking && (
        <SameDialog same={asking.same} busy={busy} onClose={stopAsking} onMeant={() => void save(asking.then, true)} />
      )}
      {adopting && <AdoptDialog onClose={() => setAdopting(false)} />}
    </BillingFormProvider>
  );
};
