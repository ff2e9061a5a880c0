import '../../../tests/support/mock-reads'

import { expect, test, vi } from 'vitest'

import { findListing } from '@/lib/data/find-listing'

import { exampleListing } from '../../../tests/support/example-documents'
import { renderBlock } from '../../../tests/support/render-block'

import { propertyListFixture } from './property-list.fixture'

const fullList = { ...propertyListFixture, mode: 'full' } as const

test('a short selection stops at the number the editor chose', async () => {
  const html = await renderBlock({ ...propertyListFixture, maxItems: 1 })
  expect(html).toContain('/4310/')
  expect(html).not.toContain('/4311/')
})

test('a selection without properties says so instead of leaving a hole', async () => {
  vi.mocked(findListing).mockResolvedValueOnce({ ...exampleListing, properties: [], total: 0 })
  expect(await renderBlock(propertyListFixture)).toContain('Aucun bien à montrer pour le moment.')
})

test('the full list names the number of properties in the main title', async () => {
  const html = await renderBlock(fullList, { path: '/fr/a-vendre/' })
  expect(html).toMatch(/<h1[^>]*>3 biens à vendre<\/h1>/)
})

test('the full list reads its filters from the address', async () => {
  await renderBlock(fullList, { path: '/fr/a-vendre/', query: { sort: '-price', page: '2' } })
  expect(findListing).toHaveBeenLastCalledWith(expect.objectContaining({ sort: '-price', page: 2 }), 'fr')
})

test('a full list without results leads back and to the registered searches', async () => {
  vi.mocked(findListing).mockResolvedValueOnce({ ...exampleListing, properties: [], total: 0 })
  const html = await renderBlock(fullList, { path: '/fr/a-vendre/' })
  expect(html).toContain('Aucun résultat pour votre recherche')
  expect(html).toContain('href="/fr/je-cherche/"')
})
