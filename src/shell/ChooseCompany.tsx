import { Button } from '@mui/material';
import { type FormEvent, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { formatNpwp } from '#domain/text/format.ts';
import { Modal } from '../ui/feedback/Modal.tsx';
import { Lookup, type LookupOption } from '../ui/inputs/Lookup.tsx';
import { useSwitchCompany } from '../ui/layout/session-context.ts';
import { useCompanies } from './use-companies.ts';

export const ChooseCompany = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const { companies } = useCompanies(true);
  const switchTo = useSwitchCompany();
  const [chosen, setChosen] = useState<LookupOption | null>(null);
  const [left, setLeft] = useState(false);
  const form = useId();
  const options = companies.map(({ companyId, name, npwp }) => ({
    value: companyId,
    label: name,
    hint: formatNpwp(npwp),
  }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!chosen) return;
    onClose();
    switchTo(chosen.value);
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={translate('shell.company.choose')}
      actions={
        <Button type="submit" form={form} variant="contained" disabled={!chosen}>
          {translate('shell.company.continue')}
        </Button>
      }
    >
      <form id={form} onSubmit={submit}>
        <Lookup
          label={translate('shell.company.company')}
          placeholder={translate('shell.company.choose')}
          options={options}
          value={chosen}
          onChange={setChosen}
          onBlur={() => setLeft(true)}
          error={left && !chosen ? translate('shell.company.required') : undefined}
        />
      </form>
    </Modal>
  );
};
