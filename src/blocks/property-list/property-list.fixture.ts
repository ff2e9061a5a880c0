import type { BlockFixture } from '../define-block'

export const propertyListFixture: BlockFixture<'propertyList'> = {
  blockType: 'propertyList',
  goal: 'sale',
  mode: 'selection',
  choice: 'filtered',
  heading: 'À vendre près de chez vous',
  titleSize: 'h2',
  description: 'Une sélection de maisons et d’appartements disponibles dès maintenant.',
  view: 'card-view',
  numberItemOfRow: 3,
  maxItems: 3,
  backgroundType: 'none',
  status: 'published',
}
