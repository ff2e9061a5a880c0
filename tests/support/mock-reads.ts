import { vi } from 'vitest'

import { seededTable } from '@/lib/routing/route-table.fixture'
import { indexRouteTable } from '@/lib/routing/route-table'

import * as agency from './example-agency'
import * as examples from './example-documents'
import { exampleForm } from './example-form'

/**
 * Importing this file answers every read that blocks make from prepared documents, so that views are rendered without
 * a database. A test that needs another answer says `vi.mocked(findListing).mockResolvedValueOnce(…)`.
 */

const answering = (value: unknown) => vi.fn(async () => value)

vi.mock('@/lib/data/payload-client', () => ({
  payloadClient: () => {
    throw new Error('A unit test reached for the database. Give this read an answer in mock-reads.ts.')
  },
}))
vi.mock('@/lib/data/find-agents', () => ({ findAgents: answering(agency.exampleTeam) }))
vi.mock('@/lib/data/find-articles', () => ({ findArticles: answering(examples.exampleArticleCards) }))
vi.mock('@/lib/data/count-loosened', () => ({ countLoosened: answering([]) }))
vi.mock('@/lib/data/find-chosen-properties', () => ({
  findChosenProperties: answering(examples.exampleProperties),
}))
vi.mock('@/lib/data/find-city-places', () => ({ findCityPlaces: answering(examples.exampleCityPlaces) }))
vi.mock('@/lib/data/find-listing-facets', () => ({ findListingFacets: answering(examples.exampleCatalogue) }))
vi.mock('@/lib/data/find-latest-properties', () => ({
  findLatestProperties: answering(examples.exampleProperties),
  findSpotlightProperties: answering(examples.exampleProperties),
}))
vi.mock('@/lib/data/find-listing', () => ({
  findListing: answering(examples.exampleListing),
  keepExistingFilters: vi.fn(async (filters: unknown) => filters),
}))
vi.mock('@/lib/data/find-map-localities', () => ({
  findMapLocalities: answering(agency.exampleMapLocalities),
}))
vi.mock('@/lib/data/find-place-index', () => ({ findPlaceIndex: answering(agency.examplePlaceIndex) }))
vi.mock('@/lib/data/find-projects', () => ({ findProjects: answering(examples.exampleProjects) }))
vi.mock('@/lib/data/find-testimonials', () => ({ findTestimonials: answering(examples.exampleTestimonials) }))
vi.mock('@/lib/data/get-article', () => ({ getArticle: answering(examples.exampleArticle) }))
vi.mock('@/lib/data/get-catalogue-index', () => ({ getCatalogueIndex: answering(examples.exampleCatalogue) }))
vi.mock('@/lib/data/get-form-model', () => ({ getFormModel: answering(exampleForm) }))
vi.mock('@/lib/data/get-module', () => ({ getModule: answering(examples.exampleModule) }))
vi.mock('@/lib/data/get-property-settings', () => ({
  getPropertySettings: answering(examples.exampleSettings),
}))
vi.mock('@/lib/data/get-settings', () => ({ getSettings: answering(agency.exampleSiteSettings) }))
vi.mock('@/lib/data/get-route-table', () => ({ getRouteIndex: answering(indexRouteTable(seededTable)) }))
