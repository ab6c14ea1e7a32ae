import './profile.css';
import '../settings.css';
import { useState } from 'react';
import type { FactorSetUp, RecoveryCodes } from '#domain/people/account-schema.ts';
import { FactorBegin, FactorConfirm } from './FactorSetUp.tsx';

export const SetUpFactor = ({ onCodes }: { onCodes: (codes: RecoveryCodes) => void }) => {
  const [begun, setBegun] = useState<FactorSetUp | null>(null);
  return begun ? <FactorConfirm of={begun} onDone={onCodes} /> : <FactorBegin onBegun={setBegun} />;
};
