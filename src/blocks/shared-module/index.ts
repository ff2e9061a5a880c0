import { defineBlock } from '../define-block'

import { sharedModuleSchema } from './shared-module.schema'

export const sharedModule = defineBlock({
  schema: sharedModuleSchema,
  offeredIn: ['pages', 'articles'],
  view: async () => (await import('./shared-module')).SharedModule,
  fixture: async () => (await import('./shared-module.fixture')).sharedModuleFixture,
})
