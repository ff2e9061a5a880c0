import { defineBlock } from '../define-block'

import { propertyListSchema } from './property-list.schema'

export const propertyList = defineBlock({
  schema: propertyListSchema,
  offeredIn: ['pages', 'articles', 'modules'],
  view: async () => (await import('./property-list')).PropertyList,
  // The map is React's.
  isPlain: ({ data, context }) => data.mode !== 'full' || context.query.view !== 'map',
  fixture: async () => (await import('./property-list.fixture')).propertyListFixture,
})
