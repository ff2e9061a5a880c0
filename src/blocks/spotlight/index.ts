import { defineBlock } from '../define-block'

import { spotlightSchema } from './spotlight.schema'

export const spotlight = defineBlock({
  schema: spotlightSchema,
  offeredIn: ['pages', 'articles', 'modules'],
  view: async () => (await import('./spotlight')).Spotlight,
  fixture: async () => (await import('./spotlight.fixture')).spotlightFixture,
})
