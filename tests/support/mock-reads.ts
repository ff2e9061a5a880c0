import { vi } from 'vitest'

import { seededTable } from '@/features/routing/model/route-table.fixture'
import { indexRouteTable } from '@/features/routing/model/route-table'

import * as agency from './example-agency'
import * as examples from './example-documents'
import { exampleForm } from './example-form'

/**
 * Importing this file replaces every read of the blocks by prepared documents, so that views are rendered without
 * a database. A test that needs another result calls `vi.mocked(findListing).mockResolvedValueOnce(…)`.
 */

const answering = (value: unknown) => vi.fn(async () => value)

vi.mock('@/lib/payload/payload-client', () => ({
  payloadClient: () => {
    throw new Error('A unit test reached for the database. Give this read an answer in mock-reads.ts.')
  },
}))
vi.mock('@/features/content/server/find-agents', () => ({ findAgents: answering(agency.exampleTeam) }))
vi.mock('@/features/content/server/find-articles', () => ({
  findArticles: answering(examples.exampleArticleCards),
}))
vi.mock('@/features/listings/server/count-relaxed-searches', () => ({ countRelaxedSearches: answering([]) }))
vi.mock('@/features/listings/server/near-words', () => ({
  findNearSearches: answering([]),
  findReadings: answering([]),
}))
vi.mock('@/features/listings/server/find-chosen-properties', () => ({
  findChosenProperties: answering(examples.exampleProperties),
}))
vi.mock('@/features/listings/server/find-city-places', () => ({
  findCityPlaces: answering(examples.exampleCityPlaces),
}))
vi.mock('@/features/listings/server/find-listing-facets', () => ({
  findListingFacets: answering(examples.exampleCatalogue),
}))
vi.mock('@/features/listings/server/find-latest-properties', () => ({
  findLatestProperties: answering(examples.exampleProperties),
  findSpotlightProperties: answering(examples.exampleProperties),
}))
vi.mock('@/features/listings/server/find-listing', () => ({
  findListing: answering(examples.exampleListing),
  keepExistingFilters: vi.fn(async (filters: unknown) => filters),
}))
vi.mock('@/features/map/server/find-map-localities', () => ({
  findMapLocalities: answering(agency.exampleMapLocalities),
}))
vi.mock('@/features/listings/server/find-place-index', () => ({
  findPlaceIndex: answering(agency.examplePlaceIndex),
}))
vi.mock('@/features/projects/server/find-projects', () => ({
  findProjects: answering(examples.exampleProjects),
}))
vi.mock('@/features/content/server/find-testimonials', () => ({
  findTestimonials: answering(examples.exampleTestimonials),
}))
vi.mock('@/features/content/server/get-content', () => ({
  getArticle: answering(examples.exampleArticle),
  getModule: answering(examples.exampleModule),
}))
vi.mock('@/features/listings/server/get-catalogue-index', () => ({
  getCatalogueIndex: answering(examples.exampleCatalogue),
}))
vi.mock('@/features/submissions/server/get-form-model', () => ({ getFormModel: answering(exampleForm) }))
vi.mock('@/features/property/server/get-property-settings', () => ({
  getPropertySettings: answering(examples.exampleSettings),
}))
vi.mock('@/features/content/server/get-settings', () => ({
  getSettings: answering(agency.exampleSiteSettings),
}))
vi.mock('@/features/routing/server/get-route-table', () => ({
  getRouteIndex: answering(indexRouteTable(seededTable)),
}))
