export const logoPath = (imageKey: string): string => {
  const [, groupId, id] = imageKey.split('/');
  return `/broadcast/groups/${groupId}/logo/${id}`;
};

export const logoKey = (groupId: string, id: string): string => `logos/${groupId}/${id}`;
