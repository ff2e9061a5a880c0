import { expect, test } from 'vitest'

import type { Previewed } from '@/features/preview/model/previewed'
import { findTyped, storePreviewData } from './typed-data'

const page = (id: string): Previewed => ({ kind: 'pages', id, locale: 'fr' })

test('typed values are available only for their author, document and language', () => {
  storePreviewData('anna', page('a'), { title: 'Bonjour' })
  expect(findTyped('anna', page('a'))).toEqual({ title: 'Bonjour' })
  expect(findTyped('bert', page('a'))).toBeNull()
  expect(findTyped('anna', page('b'))).toBeNull()
  expect(findTyped('anna', { ...page('a'), locale: 'nl' })).toBeNull()
  expect(findTyped('anna', { ...page('a'), kind: 'articles' } as Previewed)).toBeNull()
})

test('it is deleted after two minutes', () => {
  const now = Date.now()
  storePreviewData('anna', page('c'), {}, now)
  expect(findTyped('anna', page('c'), now + 119_000)).toEqual({})
  expect(findTyped('anna', page('c'), now + 120_000)).toBeNull()
})

test('only the latest are kept', () => {
  for (let at = 0; at < 60; at += 1) storePreviewData(`user-${at}`, page('many'), { at })
  expect(findTyped('user-0', page('many'))).toBeNull()
  expect(findTyped('user-59', page('many'))).toEqual({ at: 59 })
})

test('one user with many windows does not displace the data of others', () => {
  storePreviewData('carl', page('d'), { title: 'Ici' })
  for (let at = 0; at < 60; at += 1) storePreviewData('anna', page(`many-${at}`), { at })
  expect(findTyped('anna', page('many-55'))).toBeNull()
  expect(findTyped('anna', page('many-56'))).toEqual({ at: 56 })
  expect(findTyped('carl', page('d'))).toEqual({ title: 'Ici' })
})
