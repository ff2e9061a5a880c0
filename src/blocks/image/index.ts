import { defineBlock } from '../define-block'

import { imageSchema } from './image.schema'

export const image = defineBlock({
  schema: imageSchema,
  offeredIn: ['pages', 'articles', 'modules'],
  view: async () => (await import('./image')).Image,
  fixture: async () => (await import('./image.fixture')).imageFixture,
})
