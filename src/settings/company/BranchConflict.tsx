import { FieldConflict } from '../../ui/records/FieldConflict.tsx';
import type { RecordConflict } from '../../ui/records/RecordOvertaken.tsx';
import { RegionName } from './RegionName.tsx';

export const BranchConflict = (of: RecordConflict) => (
  <FieldConflict {...of} shown={{ region: (code) => <RegionName code={String(code)} /> }} />
);
