import type { FoundRequest } from './role-request.server';

export const shownRequest = (request: FoundRequest) => {
  const { userId: _, userLocale: __, answer: ___, deciderName: ____, userTonamelId, ...visible } = request;
  // Needed only to join a group, as the suggested name.
  return { ...visible, ...(request.kind === 'join' && { userTonamelId }) };
};
export type ShownRequest = ReturnType<typeof shownRequest>;

export const decidedRequest = (request: FoundRequest) => {
  const { kind, groupName, role, createdAt, approvedAt, declinedAt, withdrawnAt } = request;
  const { userName, answer, deciderName } = request;
  return {
    kind,
    groupName,
    role,
    createdAt,
    userName,
    answer,
    deciderName,
    approvedAt,
    declinedAt,
    withdrawnAt,
  };
};
export type DecidedRequest = ReturnType<typeof decidedRequest>;
