import type { FoundRequest } from './role-request.server';

/** An open one, for those who decide. */
export const shownRequest = (found: FoundRequest) => {
  const { userId: _, userLocale: __, answer: ___, deciderName: ____, userTonamelId, ...shown } = found;
  // As whom they join is asked; of a new group it is not.
  return { ...shown, ...(found.kind === 'join' && { userTonamelId }) };
};
export type ShownRequest = ReturnType<typeof shownRequest>;

/** What became of one, and by whom. */
export const decidedRequest = (found: FoundRequest) => {
  const { kind, groupName, role, createdAt, approvedAt, declinedAt, withdrawnAt } = found;
  const { userName, answer, deciderName } = found;
  return {
    ...{ kind, groupName, role, createdAt, userName, answer, deciderName },
    ...{ approvedAt, declinedAt, withdrawnAt },
  };
};
export type DecidedRequest = ReturnType<typeof decidedRequest>;
