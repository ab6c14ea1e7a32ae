const list = '/main/ebupot-v2/received';

export const receivedPaths = {
  list,
  expected: `${list}/expected`,
  create: `${list}/create`,
  detail: (id: string) => `${list}/detail/${id}`,
  edit: (id: string) => `${list}/edit/${id}`,
  imported: (importId: string) => `${list}?importId=${importId}`,
} as const;
