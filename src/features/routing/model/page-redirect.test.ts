import { expect, test } from 'vitest'

import { pageRedirect } from './page-redirect'
import { indexRouteTable } from './route-table'
import { seededTable } from './route-table.fixture'

const index = indexRouteTable(seededTable)

test.each([
  ['/contact-demand/', '/nl/gratis-schatting/'],
  ['/contact-demand/?x=1#y', '/nl/gratis-schatting/?x=1#y'],
  ['https://autre.example/x', 'https://autre.example/x'],
  ['/services/', null],
  ['/nl/diensten/#anker', null],
  ['mailto:a@b.example', null],
  ['javascript:alert(1)', null],
  ['//autre.example/', null],
  ['contact', null],
])('a page at /nl/diensten/ with the target %s redirects to %s', (redirectUrl, to) => {
  expect(pageRedirect(index, 'nl', '/nl/diensten/', redirectUrl)).toBe(to)
})
