import type { BlockFixture } from '../define-block'

export const teamFixture: BlockFixture<'team'> = {
  blockType: 'team',
  choice: 'all',
  sortBy: 'given',
  heading: 'Notre équipe',
  titleSize: 'h2',
  description: 'Ceux qui connaissent votre rue, et que vous avez au téléphone.',
  view: 'card-view',
  numberItemOfRow: 4,
  maxItems: 12,
  backgroundType: 'none',
  status: 'published',
}
