import { branch } from '#domain/records/branch.ts';
import { useSession } from '../../ui/layout/session-context.ts';
import { PlainRecordForm } from '../../ui/records/PlainRecordForm.tsx';
import { PlainRecordList } from '../../ui/records/PlainRecordList.tsx';
import { RegionInput } from './RegionInput.tsx';
import { RegionName } from './RegionName.tsx';

export const BranchList = () => {
  const { companyNpwp } = useSession().setting;
  return (
    <PlainRecordList
      of={branch}
      icon="building"
      part
      form={(id, onDone) => (
        <PlainRecordForm
          key={id}
          of={branch}
          id={id}
          start={{ nitku: companyNpwp }}
          inputs={{ region: <RegionInput source="region" /> }}
          shown={{ region: (code) => <RegionName code={String(code)} /> }}
          onDone={onDone}
        />
      )}
    />
  );
};
