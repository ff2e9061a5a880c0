import { defineBlock } from '../define-block'

import { mapSchema } from './map.schema'

export const map = defineBlock({
  schema: mapSchema,
  offeredIn: ['pages', 'articles', 'modules'],
  view: async () => (await import('./map')).MapView,
  fixture: async () => (await import('./map.fixture')).mapFixture,
})
