import type { BlockFixture } from '../define-block'

export const spotlightFixture: BlockFixture<'spotlight'> = {
  blockType: 'spotlight',
  choice: 'spotlight',
  goal: 'both',
  heading: 'À la une',
  titleSize: 'h2',
  description: 'Choisis par nos agents cette semaine.',
  view: 'card-view',
  numberItemOfRow: 3,
  maxItems: 6,
  backgroundType: 'none',
  status: 'published',
}
