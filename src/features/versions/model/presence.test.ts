import { expect, test } from 'vitest'

import { parseDocumentPath } from './presence'

test.each([
  ['pages/1', { place: 'pages', id: '1' }],
  ['globals/siteConfig', { place: 'globals', id: 'siteConfig' }],
  ['pages/', null],
  ['pages', null],
  ['pages/1/2', null],
  ['pages/../1', null],
  [`pages/${'x'.repeat(65)}`, null],
  [7, null],
  [null, null],
])('%j is the path of %j', (path, expected) => expect(parseDocumentPath(path)).toEqual(expected))
