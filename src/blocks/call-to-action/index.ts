import { defineBlock } from '../define-block'

import { callToActionSchema } from './call-to-action.schema'

export const callToAction = defineBlock({
  schema: callToActionSchema,
  offeredIn: ['pages', 'articles', 'modules'],
  view: async () => (await import('./call-to-action')).CallToAction,
  fixture: async () => (await import('./call-to-action.fixture')).callToActionFixture,
})
