import { useNavigate } from 'react-router-dom';
import { isPayable } from '#domain/billing/status-queries.ts';
import type { MadeCode } from '#domain/spt/money-schema.ts';
import type { SptView } from '#domain/spt/view-schema.ts';
import { useMay } from '../../ui/layout/session-context.ts';
import { sptPaths } from '../paths.ts';
import { useDepositApi } from './deposit-api.ts';

/** A code that waits for money, and is still good for it. */
const waits = (of: MadeCode): boolean =>
  isPayable(of) && of.code !== null && (of.expiresAt === null || of.expiresAt > Date.now());

/** Leads to where some codes are paid together; which of them wait for money, and whether this person may pay. */
export const usePay = () => {
  const navigate = useNavigate();
  const { payable, view, busy } = useDepositApi();
  const may = useMay('ebilling/payment', 'create');
  const pay = (ids: readonly string[]): void =>
    void payable(ids).then(
      ({ businessKey }) => navigate(`/main/ebilling/pay/${businessKey}`),
      () => undefined,
    );
  const open = (codes: readonly MadeCode[]): readonly string[] => (may ? codes.filter(waits).map(({ id }) => id) : []);
  /** The same for everything a return leaves to pay, by the newest code of each account. */
  const payAll = (of: Pick<SptView, 'type' | 'id'>): void =>
    void view(of).then(
      ({ bills }) => {
        const ids = open(bills.flatMap(({ billings }) => billings.slice(0, 1)));
        if (ids.length > 0) pay(ids);
        // None is good any more: where new ones are made.
        else navigate(sptPaths.detail(of, 'bill'));
      },
      () => undefined,
    );
  return { pay, payAll, open, busy };
};
