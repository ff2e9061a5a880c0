import { defineBlock } from '../define-block'

import { teamSchema } from './team.schema'

export const team = defineBlock({
  schema: teamSchema,
  offeredIn: ['pages', 'articles', 'modules'],
  view: async () => (await import('./team')).Team,
  fixture: async () => (await import('./team.fixture')).teamFixture,
})
