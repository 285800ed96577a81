import { useTranslation } from 'react-i18next';
import { LinkButton } from '~/ui/LinkButton';
import type { Role } from './permission';

interface Props {
  member: {
    name: string;
    role: Role;
    tonamelId: string;
    isLastAdmin: boolean;
    isSelf: boolean;
    /** Undefined if the viewer can't edit this member. */
    userId?: string;
  };
  groupId: string;
  manages: boolean;
}

export function MemberRow({ member, groupId, manages }: Props) {
  const { t } = useTranslation();
  const { name, userId, role, tonamelId, isLastAdmin, isSelf } = member;
  return (
    <li className="row-link">
      <div>
        <strong>{name}</strong>
        {isSelf && <span className="soft">{t('groups.member.you')}</span>}
        {tonamelId && (
          <p className="soft">
            {t('shell.labelled', { label: t('groups.member.tonamelId'), value: tonamelId })}
          </p>
        )}
        {manages && isLastAdmin && <p className="soft">{t('groups.member.lastAdmin')}</p>}
      </div>
      <div className="row member-place">
        <span className="badge">{t(`groups.places.${role}`)}</span>
        {userId && (
          <>
            <LinkButton to={`/admin/${groupId}/members/${userId}`} look="quiet">
              {t('groups.member.edit')}
              <span className="visually-hidden"> ({name})</span>
            </LinkButton>
            {!isLastAdmin && (
              <>
                <LinkButton to={`/admin/${groupId}/members/${userId}/role`}>
                  {t(role === 'moderator' ? 'groups.member.makeAdmin' : 'groups.member.makeModerator')}
                  <span className="visually-hidden"> ({name})</span>
                </LinkButton>
                <LinkButton to={`/admin/${groupId}/members/${userId}/remove`} look="danger">
                  {t('groups.member.remove')}
                  <span className="visually-hidden"> ({name})</span>
                </LinkButton>
              </>
            )}
          </>
        )}
      </div>
    </li>
  );
}
