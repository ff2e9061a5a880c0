import type { BlockFixture } from '../define-block'

export const testimonialsSliderFixture: BlockFixture<'testimonialsSlider'> = {
  blockType: 'testimonialsSlider',
  heading: 'Ils nous ont fait confiance',
  titleSize: 'h2',
  view: 'slider-view',
  numberItemOfRow: 2,
  maxItems: 6,
  backgroundType: 'none',
  status: 'published',
}
