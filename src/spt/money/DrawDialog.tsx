import { useTranslate } from 'react-admin';
import { rupiah, sen, total } from '#domain/definition/money.ts';
import type { DepositBill } from '#domain/spt/money-schema.ts';
import { ConfirmModal } from '../../ui/feedback/Modal.tsx';
import { Facts } from '../../ui/layout/Card.tsx';
import { Money } from '../../ui/layout/values.tsx';

type Props = {
  /** The balance of the deposit, in rupiah. */
  readonly balance: string;
  readonly bills: readonly Pick<DepositBill, 'rest'>[];
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
};

export const DrawDialog = ({ balance, bills, ...modal }: Props) => {
  const translate = useTranslate();
  const words = (key: string) => translate(`sptMoney.deposit.${key}`);
  const taken = total(bills.map(({ rest }) => sen(rest)));
  return (
    <ConfirmModal open {...modal} title={words('ask')} confirm={words('pay')} cancel={translate('shell.kit.back')}>
      <Facts
        of={[
          [words('balance'), <Money key="balance" value={balance} unit />],
          [words('taken'), <Money key="taken" value={rupiah(taken)} unit strong />],
          [words('left'), <Money key="left" value={rupiah(sen(balance) - taken)} unit />],
        ]}
      />
      <p className="small sec" style={{ marginTop: 12 }}>
        {words('ask_text')}
      </p>
    </ConfirmModal>
  );
};
