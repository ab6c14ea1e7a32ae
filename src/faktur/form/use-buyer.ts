import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { digits } from '#domain/faktur/number.ts';
import type { BuyerDocument } from '#domain/faktur/record.ts';
import { headOffice, isNitku, NO_NITKU } from '#domain/rules/identity/nitku.ts';
import { isNpwp16, NO_NPWP } from '#domain/rules/identity/npwp.ts';
import { askTaxpayer, type Counterparty, findCounterparties } from '../faktur-api.ts';
import type { FormInput } from './form-state.ts';

const PAUSE_MS = 250;

const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
};

/** Buyers met before whose name or number holds what is typed. */
export const useKnownBuyers = (typed: string) => {
  const q = useSettled(typed.trim());
  const known = useQuery({
    queryKey: ['counterparties', q],
    queryFn: () => findCounterparties(q),
    enabled: q.length >= 2,
    staleTime: 30_000,
  });
  return q.length >= 2 ? (known.data ?? []) : [];
};

/** What the office has under this NPWP; asked once it is whole. An office out of reach is no answer, and no error either. */
export const useTaxpayer = (document: BuyerDocument, npwp: string) => {
  const whole = document === 'TIN' && isNpwp16(npwp) && npwp !== NO_NPWP;
  return useQuery({
    queryKey: ['taxpayer', npwp],
    queryFn: () => askTaxpayer(npwp),
    enabled: whole,
    staleTime: 600_000,
    retry: false,
  });
};

export const fromCounterparty = (of: Counterparty): Partial<FormInput> => ({
  buyerDocument: of.document,
  buyerNpwp: of.document === 'TIN' ? of.identity : NO_NPWP,
  buyerDocumentNumber: of.document === 'TIN' ? null : of.identity,
  buyerCountry: of.country,
  buyerName: of.name,
  buyerAddress: of.address,
  buyerEmail: of.email,
  buyerNitku: of.nitku,
});

/** Another kind of identity empties the old number and takes the place that goes with the new kind. */
export const withDocument = (document: BuyerDocument): Partial<FormInput> =>
  document === 'TIN'
    ? { buyerDocument: document, buyerNpwp: '', buyerDocumentNumber: null, buyerCountry: 'IDN', buyerNitku: '' }
    : { buyerDocument: document, buyerNpwp: NO_NPWP, buyerDocumentNumber: '', buyerNitku: NO_NITKU };

/** A typed NPWP; its head office is taken as the place while no other place was given. */
export const withNpwp = (form: Pick<FormInput, 'buyerNpwp' | 'buyerNitku'>, typed: string): Partial<FormInput> => {
  const npwp = digits(typed).slice(0, 16);
  const follows = !isNitku(form.buyerNitku) || form.buyerNitku === headOffice(form.buyerNpwp);
  return { buyerNpwp: npwp, ...(follows ? { buyerNitku: isNpwp16(npwp) ? headOffice(npwp) : '' } : {}) };
};
