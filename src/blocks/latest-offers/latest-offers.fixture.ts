import type { BlockFixture } from '../define-block'

export const latestOffersFixture: BlockFixture<'latestOffers'> = {
  blockType: 'latestOffers',
  goal: 'both',
  heading: 'Nos dernières offres',
  titleSize: 'h2',
  description: 'Mises en ligne cette semaine.',
  view: 'card-view',
  numberItemOfRow: 4,
  maxItems: 4,
  backgroundType: 'colour',
  colorBackground: '#f1f4f7',
  status: 'published',
}
