import { expect, test } from 'vitest'

import { loggedPath } from './request-log'

test.each([
  ['/fr/a-vendre/', '/fr/a-vendre/'],
  ['/fr/my/offer/12/1799-secret/', '/fr/my/offer/-/-/'],
  ['/nl/my/documents/1/2-secret/file/3/', '/nl/my/documents/-/-/file/3/'],
  ['/de/preview/pages/12/', '/de/preview/pages/-/'],
  ['/calendar/agent-key.ics', '/calendar/-'],
  ['/api/leadFiles/file/cv-jan-peeters.pdf', '/api/leadFiles/file/-'],
  ['/api/documents/file/x.pdf/', '/api/documents/file/-'],
  ['/admin/reset/0123abcd/', '/admin/reset/-/'],
  ['/api/users/verify/0123abcd', '/api/users/verify/-'],
  ['//fr//my/offer/12/1799-secret', '/fr/my/offer/-/-'],
  ['/fr/%6dy/offer/12/1799-secret/', '/fr/my/offer/-/-/'],
  ['/fr/x/../my/./offer/12/1799-secret/', '/fr/my/offer/-/-/'],
  ['/FR/MY/offer/12/1799-secret/%zz', '/FR/MY/offer/-/-/%zz'],
  ['/fr/jan%40peeters.be/', '/fr/-/'],
  ['http://other.example/secret/', '-'],
  ['/fr/ét%C3%A9/', '/fr/été/'],
])('%s is logged as %s', (path, logged) => {
  expect(loggedPath(path)).toBe(logged)
})

test('a long path is cut off', () => {
  expect(loggedPath(`/${'x'.repeat(5000)}`)).toHaveLength(200)
})
