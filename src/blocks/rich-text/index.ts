import { defineBlock } from '../define-block'

import { richTextSchema } from './rich-text.schema'

export const richText = defineBlock({
  schema: richTextSchema,
  offeredIn: ['pages', 'articles', 'modules'],
  view: async () => (await import('./rich-text')).RichText,
  fixture: async () => (await import('./rich-text.fixture')).richTextFixture,
})
