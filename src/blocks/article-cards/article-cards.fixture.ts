import type { BlockFixture } from '../define-block'

export const articleCardsFixture: BlockFixture<'articleCards'> = {
  blockType: 'articleCards',
  category: 'example-category',
  heading: 'Nos services',
  titleSize: 'h2',
  description: 'Tout ce que nous faisons pour vendre votre bien au meilleur prix.',
  view: 'card-view',
  numberItemOfRow: 3,
  maxItems: 3,
  backgroundType: 'none',
  status: 'published',
}
