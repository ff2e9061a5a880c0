import { defineBlock } from '../define-block'

import { articleSchema } from './article.schema'

export const article = defineBlock({
  schema: articleSchema,
  module: 'articles',
  offeredIn: ['pages', 'modules'],
  view: async () => (await import('./article')).Article,
  fixture: async () => (await import('./article.fixture')).articleFixture,
})
