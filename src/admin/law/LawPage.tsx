import type { LawTable } from '#domain/definition/law-table.ts';
import { PlainRecordList } from '../../ui/records/PlainRecordList.tsx';
import { ImportLaw } from './ImportLaw.tsx';
import './law.css';

export const LawPage = ({ of }: { of: LawTable }) => (
  <div className="rec-page">
    <PlainRecordList of={of} icon="document" importer={(onDone) => <ImportLaw of={of} onDone={onDone} />} />
  </div>
);
