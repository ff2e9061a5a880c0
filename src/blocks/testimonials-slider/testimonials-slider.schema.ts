import { blockOptions } from '@/lib/payload/fields/block-options'

import { inPicker } from '../block-picker'
import type { BlockSchema } from '../define-block'

export const testimonialsSliderSchema: BlockSchema<'testimonialsSlider'> = {
  slug: 'testimonialsSlider',
  interfaceName: 'TestimonialsSliderBlock',
  labels: {
    singular: { nl: 'Getuigenissen', fr: 'Témoignages', en: 'Testimonials', de: 'Erfahrungsberichte' },
    plural: { nl: 'Getuigenissen', fr: 'Témoignages', en: 'Testimonials', de: 'Erfahrungsberichte' },
  },
  admin: inPicker('testimonials-slider', 'text', {
    nl: 'Wat klanten over u zeggen, als rij om door te bladeren of als kaarten.',
    fr: 'Ce que vos clients disent de vous, en rangée à faire défiler ou en cartes.',
    en: 'What clients say about you, as a row to swipe through or as cards.',
    de: 'Was Kunden über Sie sagen, als Reihe zum Durchblättern oder als Karten.',
  }),
  fields: blockOptions({ defaults: { view: 'slider-view', numberItemOfRow: 1, maxItems: 40 } }),
}
