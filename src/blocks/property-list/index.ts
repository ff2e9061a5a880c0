import { defineBlock } from '../define-block'

import { propertyListSchema } from './property-list.schema'

export const propertyList = defineBlock({
  schema: propertyListSchema,
  offeredIn: ['pages', 'articles', 'modules'],
  view: async () => (await import('./property-list')).PropertyList,
  fixture: async () => (await import('./property-list.fixture')).propertyListFixture,
})
