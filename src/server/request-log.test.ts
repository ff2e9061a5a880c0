import { readdirSync } from 'node:fs'

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
  [`/api/importSources/push/office-1/${'k3y_'.repeat(10)}abc/`, '/api/importSources/push/office-1/-/'],
  [`/fr/%6${'b3y_'.repeat(10)}/`, '/fr/-/'],
])('%s is logged as %s', (path, logged) => {
  expect(loggedPath(path)).toBe(logged)
})

test('a long path is cut off', () => {
  expect(loggedPath('/long'.repeat(1000))).toHaveLength(200)
})

test('no route of the site has its key in the log, whichever segment carries it', () => {
  const key = 'Zm9yZ2V0LW1lLW5vdC1mb3JnZXQtbWUtbm90LWZvci'
  const routes = readdirSync('src/app', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?:route\.ts|page\.tsx)$/.test(file))
    .map((file) => file.replace(/\/?[^/]+$/, '').replace(/\([^)]+\)\/?/g, ''))
    .filter((route) => route.includes('['))
  expect(routes.length).toBeGreaterThan(20)
  for (const route of routes) {
    const path = `/${route.replace('[locale]', 'fr').replace(/\[+(?:\.\.\.)?\w+\]+/g, key)}/`
    expect(loggedPath(path), path).not.toContain(key)
  }
})
