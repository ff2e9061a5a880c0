import { defineBlock } from '../define-block'

import { videoSchema } from './video.schema'

export const video = defineBlock({
  schema: videoSchema,
  offeredIn: ['pages', 'articles', 'modules'],
  view: async () => (await import('./video')).Video,
  fixture: async () => (await import('./video.fixture')).videoFixture,
})
