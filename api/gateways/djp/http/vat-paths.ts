import { answersOf } from './contract.ts';

const pathsOf = (type: string) => ({
  send: `/v1/${type}`,
  status: `/v1/${type}/status`,
  request: (name: string) => `/v1/${type}/${name}`,
});

export const returPaths = pathsOf('retur');
export const dokumenPaths = pathsOf('dokumen');
export const returDokumenPaths = pathsOf('retur-dokumen');

export const returAnswers = answersOf(/^\d{17}$/);
export const ownNumberAnswers = answersOf(/^.{1,100}$/);
