import { defineBlock } from '../define-block'

import { placeIndexSchema } from './place-index.schema'

export const placeIndex = defineBlock({
  schema: placeIndexSchema,
  offeredIn: ['pages', 'articles', 'modules'],
  view: async () => (await import('./place-index')).PlaceIndex,
  fixture: async () => (await import('./place-index.fixture')).placeIndexFixture,
})
