import { describe, expect, it } from 'vitest';
import { areaPages, currentOf } from '~/ui/navigation';

const marked = (path: string) =>
  (areaPages.admin ?? []).flatMap((item) => {
    const current = currentOf(item, path);
    return current ? [[item.to, current]] : [];
  });

describe('the menu of an area', () => {
  it.each([
    ['/admin/accounts', '/admin/accounts', 'page'],
    ['/admin/accounts/abc', '/admin/accounts', 'true'],
    ['/admin/regulations/new/text', '/admin/regulations', 'true'],
    ['/admin/unsent-mails', '/admin/health', 'true'],
    ['/admin/change-password', '/admin/mypage', 'true'],
  ])('on %s marks %s as %s', (path, to, current) => {
    expect(marked(path)).toEqual([[to, current]]);
  });

  it('marks no item for a path that only begins with the same letters', () => {
    expect(marked('/admin/logs')).toEqual([]);
  });
});
