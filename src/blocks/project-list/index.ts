import { defineBlock } from '../define-block'

import { projectListSchema } from './project-list.schema'

export const projectList = defineBlock({
  schema: projectListSchema,
  module: 'projects',
  offeredIn: ['pages', 'articles', 'modules'],
  view: async () => (await import('./project-list')).ProjectList,
  fixture: async () => (await import('./project-list.fixture')).projectListFixture,
})
