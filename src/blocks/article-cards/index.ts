import { defineBlock } from '../define-block'

import { articleCardsSchema } from './article-cards.schema'

export const articleCards = defineBlock({
  schema: articleCardsSchema,
  module: 'articles',
  offeredIn: ['pages', 'articles', 'modules'],
  view: async () => (await import('./article-cards')).ArticleCards,
  fixture: async () => (await import('./article-cards.fixture')).articleCardsFixture,
})
