import type { BlockFixture } from '../define-block'

export const placeIndexFixture: BlockFixture<'placeIndex'> = {
  blockType: 'placeIndex',
  content: 'both',
  goal: 'both',
  sortBy: 'name',
  heading: 'Chercher par commune',
  titleSize: 'h2',
  numberItemOfRow: 4,
  maxItems: 100,
  backgroundType: 'none',
  status: 'published',
}
