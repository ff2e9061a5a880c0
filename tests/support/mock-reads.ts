import { beforeEach, vi } from 'vitest'

import { seededTable } from '@/features/routing/model/route-table.fixture'
import { indexRouteTable } from '@/features/routing/model/route-table'

import * as agency from './example-agency'
import * as examples from './example-documents'
import { exampleForm } from './example-form'

/**
 * Replaces every read of the blocks by prepared documents, so that views are rendered without a database. A test that
 * needs another result calls `vi.mocked(findListing).mockResolvedValueOnce(…)`; what is left of it ends with the test.
 */

/**
 * The replacing functions by name, made once in a process: this file runs again for each test file, and the modules that
 * call them do not.
 */
const answering = vi.hoisted(() => {
  const store = globalThis as { perronMockReads?: Map<string, ReturnType<typeof vi.fn>> }
  const made = (store.perronMockReads ??= new Map())
  return (name: string, answer: (...args: never[]) => unknown = () => undefined) => {
    const mock = made.get(name) ?? vi.fn(async (...args: never[]) => answer(...args))
    made.set(name, mock)
    return { [name]: mock }
  }
})

vi.mock('@/lib/payload/payload-client', () => ({
  payloadClient: () => {
    throw new Error('A unit test reached for the database. Give this read an answer in mock-reads.ts.')
  },
}))
vi.mock('@/features/content/server/find-agents', () => answering('findAgents', () => agency.exampleTeam))
vi.mock('@/features/content/server/find-articles', () =>
  answering('findArticles', () => examples.exampleArticleCards),
)
vi.mock('@/features/listings/server/count-relaxed-searches', () =>
  answering('countRelaxedSearches', () => []),
)
vi.mock('@/features/listings/server/find-agent-work', () =>
  answering('findAgentWork', agency.exampleAgentWork),
)
vi.mock('@/features/listings/server/find-nearby', () => answering('findNearby', () => null))
vi.mock('@/features/listings/server/near-words', () => ({
  ...answering('findNearSearches', () => []),
  ...answering('findReadings', () => []),
}))
vi.mock('@/features/listings/server/find-chosen-properties', () =>
  answering('findChosenProperties', () => examples.exampleProperties),
)
vi.mock('@/features/listings/server/find-city-places', () =>
  answering('findCityPlaces', () => examples.exampleCityPlaces),
)
vi.mock('@/features/listings/server/find-listing-facets', () =>
  answering('findListingFacets', () => examples.exampleCatalogue),
)
vi.mock('@/features/listings/server/find-selection', () =>
  answering('findSelection', () => examples.exampleProperties),
)
vi.mock('@/features/listings/server/find-latest-properties', () => ({
  ...answering('findLatestProperties', () => examples.exampleProperties),
  ...answering('findSpotlightProperties', () => examples.exampleProperties),
}))
vi.mock('@/features/listings/server/find-listing', () => ({
  ...answering('findListing', () => examples.exampleListing),
  ...answering('keepExistingFilters', (filters) => filters),
}))
vi.mock('@/features/map/server/find-map-localities', () =>
  answering('findMapLocalities', () => agency.exampleMapLocalities),
)
vi.mock('@/features/listings/server/find-place-index', () =>
  answering('findPlaceIndex', () => agency.examplePlaceIndex),
)
vi.mock('@/features/projects/server/find-projects', () =>
  answering('findProjects', () => examples.exampleProjects),
)
vi.mock('@/features/content/server/find-testimonials', () =>
  answering('findTestimonials', () => examples.exampleTestimonials),
)
vi.mock('@/features/content/server/get-content', () => ({
  ...answering('getArticle', () => examples.exampleArticle),
  ...answering('getModule', () => examples.exampleModule),
}))
vi.mock('@/features/listings/server/get-catalogue-index', () =>
  answering('getCatalogueIndex', () => examples.exampleCatalogue),
)
vi.mock('@/features/submissions/server/get-form-model', () => answering('getFormModel', () => exampleForm))
vi.mock('@/features/property/server/get-property-settings', () =>
  answering('getPropertySettings', () => examples.exampleSettings),
)
vi.mock('@/features/content/server/get-settings', () =>
  answering('getSettings', () => agency.exampleSiteSettings),
)
vi.mock('@/features/routing/server/get-route-table', () =>
  answering('getRouteIndex', () => indexRouteTable(seededTable)),
)
vi.mock('@/features/listings/server/find-properties-by-refs', () => answering('findPropertiesByRefs'))
vi.mock('@/features/listings/server/find-comparison', () => answering('findComparison'))

beforeEach(() => {
  const { perronMockReads: made } = globalThis as { perronMockReads?: Map<string, ReturnType<typeof vi.fn>> }
  for (const each of made?.values() ?? []) each.mockReset()
})
