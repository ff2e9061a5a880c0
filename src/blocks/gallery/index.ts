import { defineBlock } from '../define-block'

import { gallerySchema } from './gallery.schema'

export const gallery = defineBlock({
  schema: gallerySchema,
  offeredIn: ['pages', 'articles', 'modules'],
  view: async () => (await import('./gallery')).Gallery,
  fixture: async () => (await import('./gallery.fixture')).galleryFixture,
})
