import { defineBlock } from '../define-block'

import { formSchema } from './form.schema'

export const form = defineBlock({
  schema: formSchema,
  offeredIn: ['pages', 'articles', 'modules'],
  view: async () => (await import('./form')).FormBlock,
  fixture: async () => (await import('./form.fixture')).formFixture,
})
