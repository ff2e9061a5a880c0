import { blockOptions } from '@/lib/payload/fields/block-options'

import { inPicker } from '../block-picker'
import type { BlockSchema } from '../define-block'

export const testimonialsSliderSchema: BlockSchema<'testimonialsSlider'> = {
  slug: 'testimonialsSlider',
  interfaceName: 'TestimonialsSliderBlock',
  admin: inPicker('testimonials-slider', 'text'),
  fields: blockOptions({ defaults: { view: 'slider-view', numberItemOfRow: 1, maxItems: 40 } }),
}
