import { blockOptions } from '@/lib/cms/fields/block-options'

import type { BlockSchema } from '../define-block'

export const testimonialsSliderSchema: BlockSchema<'testimonialsSlider'> = {
  slug: 'testimonialsSlider',
  interfaceName: 'TestimonialsSliderBlock',
  imageURL: '/blocks/testimonials-slider.svg',
  labels: {
    singular: { nl: 'Getuigenissen', fr: 'Témoignages', en: 'Testimonials', de: 'Erfahrungsberichte' },
    plural: { nl: 'Getuigenissen', fr: 'Témoignages', en: 'Testimonials', de: 'Erfahrungsberichte' },
  },
  admin: { group: { nl: 'Tekst', fr: 'Texte', en: 'Text', de: 'Text' } },
  fields: blockOptions({ defaults: { view: 'slider-view', numberItemOfRow: 1, maxItems: 40 } }),
}
