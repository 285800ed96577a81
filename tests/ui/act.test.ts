import { expect, it } from 'vitest';
import { pagePathOf } from '~/ui/act';

it.each([
  ['/admin/x/result', undefined, '/admin/x/result'],
  ['/admin/x/result/', undefined, '/admin/x/result'],
  ['/en/admin/x/result/save', 'save', '/en/admin/x/result'],
  ['/admin/x/result/SAVE/', 'SAVE', '/admin/x/result'],
  ['/admin/x/result/save.data', 'save', '/admin/x/result'],
  ['/admin/x/result/%73ave', 'save', '/admin/x/result'],
  ['//evil.example/result/save', 'save', '/evil.example/result'],
])('%s with the act %s lies below %s', (pathname, act, page) => {
  expect(pagePathOf(pathname, act)).toBe(page);
});
