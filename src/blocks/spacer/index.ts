import { defineBlock } from '../define-block'

import { spacerSchema } from './spacer.schema'

export const spacer = defineBlock({
  schema: spacerSchema,
  offeredIn: ['pages', 'articles', 'modules'],
  view: async () => (await import('./spacer')).Spacer,
  fixture: async () => (await import('./spacer.fixture')).spacerFixture,
})
