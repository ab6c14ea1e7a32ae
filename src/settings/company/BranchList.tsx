import { TextInput, useRecordContext, useTranslate } from 'react-admin';
import { Drawer } from '../../ui/feedback/Drawer.tsx';
import { useMay, useSession } from '../../ui/layout/session-context.ts';
import { Identifier } from '../../ui/layout/values.tsx';
import { Cell } from '../../ui/records/Cell.tsx';
import { RecordForm } from '../../ui/records/RecordForm.tsx';
import { NEW, RecordList, useOpenRecord } from '../../ui/records/RecordList.tsx';
import { BranchConflict } from './BranchConflict.tsx';
import { RegionInput } from './RegionInput.tsx';

const Nitku = () => <Identifier value={useRecordContext<{ id: string; nitku: string }>()?.nitku} form="nitku" />;

export const BranchList = () => {
  const translate = useTranslate();
  const { setting } = useSession();
  const { id, open } = useOpenRecord();
  const may = useMay('branches', 'create');
  const close = () => open(null);
  return (
    <>
      <RecordList
        resource="branches"
        head={(total) => (
          <h2>
            {translate('resources.branches.name', { smart_count: 2 })}{' '}
            {total !== undefined && <span className="count">{total}</span>}
          </h2>
        )}
        empty={{ icon: 'building', title: 'settings.branch.none', text: 'settings.branch.none_text' }}
        addLabel="settings.branch.add"
        onAdd={may ? () => open(NEW) : undefined}
        onOpen={open}
      >
        <Cell source="nitku">
          <Nitku />
        </Cell>
        <Cell source="name" />
        <Cell source="address" disableSort />
      </RecordList>
      <Drawer
        open={id !== null}
        onClose={close}
        title={translate(id === NEW ? 'settings.branch.add' : 'settings.branch.edit')}
      >
        {id !== null && (
          <RecordForm
            key={id}
            resource="branches"
            {...(id === NEW ? {} : { id })}
            start={{ nitku: setting.companyNpwp }}
            readOnly={!may}
            saved="settings.branch.saved"
            removal={{
              label: 'settings.branch.remove',
              ask: 'settings.branch.remove_ask',
              done: 'settings.branch.removed',
            }}
            conflict={BranchConflict}
            onDone={close}
          >
            <TextInput source="nitku" slotProps={{ htmlInput: { maxLength: 22, inputMode: 'numeric' } }} />
            <TextInput source="name" slotProps={{ htmlInput: { maxLength: 255 } }} />
            <TextInput source="address" multiline minRows={2} slotProps={{ htmlInput: { maxLength: 500 } }} />
            <RegionInput source="region" />
          </RecordForm>
        )}
      </Drawer>
    </>
  );
};
