import { DocumentList } from '../../ui/list/DocumentList.tsx';
import { BillingDrawer } from '../BillingDrawer.tsx';
import { useOpened } from '../use-opened.ts';
import { billingList } from './billing-list.tsx';
import '../billing.css';

export const BillingListScreen = () => {
  const [opened, close] = useOpened();
  return (
    <>
      <DocumentList of={billingList} />
      {opened && <BillingDrawer key={opened} id={opened} onClose={close} />}
    </>
  );
};
