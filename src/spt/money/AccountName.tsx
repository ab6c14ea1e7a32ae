import { useTranslate } from 'react-admin';

/** The tax of an account in words, and the account itself. */
export const AccountName = ({ kapKjs }: { kapKjs: string }) => (
  <>
    {useTranslate()(`spt.row.${kapKjs}`, { _: kapKjs })} <span className="sec num nw">{kapKjs}</span>
  </>
);
