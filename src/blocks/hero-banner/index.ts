import { defineBlock } from '../define-block'

import { heroBannerSchema } from './hero-banner.schema'

export const heroBanner = defineBlock({
  schema: heroBannerSchema,
  offeredIn: ['pages', 'modules'],
  view: async () => (await import('./hero-banner')).HeroBanner,
  fixture: async () => (await import('./hero-banner.fixture')).heroBannerFixture,
})
