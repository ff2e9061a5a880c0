import { expect, test } from 'vitest'

import { subjectOfScreen, toHelpSubject } from './help-subjects'

test.each([
  ['/', 'first-steps'],
  ['/collections/pages/', 'pages'],
  ['/collections/pages/create/', 'pages'],
  ['/collections/properties/k3f/versions/', 'properties'],
  ['/globals/siteConfig/', 'agency'],
  ['/state/', 'state'],
  ['/account/', 'people'],
  ['/collections/unknown/', null],
  ['/collections/', null],
])('the help of %s is %s', (path, subject) => {
  expect(subjectOfScreen(path)).toBe(subject)
})

test('a part of a path is a subject only by its exact name', () => {
  expect(toHelpSubject('pages')).toBe('pages')
  expect(toHelpSubject('../pages')).toBeNull()
  expect(toHelpSubject(undefined)).toBeNull()
})
