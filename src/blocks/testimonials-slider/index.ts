import { defineBlock } from '../define-block'

import { testimonialsSliderSchema } from './testimonials-slider.schema'

export const testimonialsSlider = defineBlock({
  schema: testimonialsSliderSchema,
  module: 'testimonials',
  offeredIn: ['pages', 'articles', 'modules'],
  view: async () => (await import('./testimonials-slider')).TestimonialsSlider,
  fixture: async () => (await import('./testimonials-slider.fixture')).testimonialsSliderFixture,
})
