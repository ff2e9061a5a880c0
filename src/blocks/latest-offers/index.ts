import { defineBlock } from '../define-block'

import { latestOffersSchema } from './latest-offers.schema'

export const latestOffers = defineBlock({
  schema: latestOffersSchema,
  offeredIn: ['pages', 'articles', 'modules'],
  view: async () => (await import('./latest-offers')).LatestOffers,
  fixture: async () => (await import('./latest-offers.fixture')).latestOffersFixture,
})
