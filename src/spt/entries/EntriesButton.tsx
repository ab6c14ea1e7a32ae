import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { retailRows } from '#domain/spt/ppn/retail-xml.ts';
import type { SptView } from '#domain/spt/view-schema.ts';
import { fileUrl } from '../../client/request.ts';
import { Alert } from '../../ui/feedback/notices.tsx';
import { useHasStoredInput } from '../../ui/form/use-stored-state.ts';
import { Icon } from '../../ui/layout/Icon.tsx';
import { UploadButton } from './AttachedFiles.tsx';
import { EntriesDialog } from './EntriesDialog.tsx';

export const EntriesButton = ({ spt, again }: { spt: SptView; again: () => void }) => {
  const translate = useTranslate();
  const [open, setOpen] = useState(useHasStoredInput(`entries.${spt.id}`));
  const [refused, setRefused] = useState('');
  if (spt.type !== 'PPN' || !spt.actions.includes('fill')) return null;
  return (
    <div className="spt-detail-list-hd">
      <p className="small sec grow">{translate('sptEntries.hint')}</p>
      {retailRows(spt.entries ?? { lines: {} }, spt.period).length > 0 && (
        <Button
          size="small"
          variant="outlined"
          component="a"
          href={fileUrl('/efaktur/spt/ctas/{id}/retail-xml', { path: { id: spt.id } })}
          startIcon={<Icon name="download" size={16} />}
        >
          {translate('sptEntries.retail')}
        </Button>
      )}
      {(['add', 'replace'] as const).map((how) => (
        <UploadButton
          key={how}
          spt={spt}
          again={again}
          how={how}
          accept=".xml"
          onRefused={setRefused}
          label={translate(`sptEntries.retail_${how}`)}
        />
      ))}
      <Button size="small" variant="outlined" startIcon={<Icon name="edit" size={16} />} onClick={() => setOpen(true)}>
        {translate('sptEntries.open')}
      </Button>
      {refused && <Alert live severity="error" title={refused} />}
      {open && (
        <EntriesDialog
          spt={spt}
          onClose={() => setOpen(false)}
          onSaved={() => {
            setOpen(false);
            again();
          }}
        />
      )}
    </div>
  );
};
