import { FieldConflict } from '../../ui/records/FieldConflict.tsx';
import type { RecordConflict } from '../../ui/records/RecordOvertaken.tsx';
import { RegionName } from './RegionName.tsx';

/** Someone saved the same place of business in between. */
export const BranchConflict = (of: RecordConflict) => (
  <FieldConflict {...of} shown={{ region: (code) => <RegionName code={String(code)} /> }} />
);
