import { defineBlock } from '../define-block'

import { customHtmlSchema } from './custom-html.schema'

export const customHtml = defineBlock({
  schema: customHtmlSchema,
  offeredIn: ['pages', 'articles', 'modules'],
  view: async () => (await import('./custom-html')).CustomHtml,
  fixture: async () => (await import('./custom-html.fixture')).customHtmlFixture,
})
