import { expect, test } from 'vitest'

import { foundViews, studioViews } from './studio-views'

/** The first page, the log-in, and the screen of one document, which is opened from the document. */
const withoutLink = ['dashboard', 'login', 'translate']

test('the search of the studio finds each view of the menu', () => {
  const paths = Object.entries(studioViews).flatMap(([name, view]) =>
    withoutLink.includes(name) ? [] : [`${Object(view).path}/`],
  )
  expect(foundViews.map(({ path }) => path).toSorted()).toEqual(paths.toSorted())
})
