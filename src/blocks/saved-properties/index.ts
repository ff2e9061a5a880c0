import { defineBlock } from '../define-block'

import { savedPropertiesSchema } from './saved-properties.schema'

export const savedProperties = defineBlock({
  schema: savedPropertiesSchema,
  offeredIn: ['pages'],
  view: async () => (await import('./saved-properties')).SavedProperties,
  fixture: async () => (await import('./saved-properties.fixture')).savedPropertiesFixture,
})
