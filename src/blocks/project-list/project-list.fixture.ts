import type { BlockFixture } from '../define-block'

export const projectListFixture: BlockFixture<'projectList'> = {
  blockType: 'projectList',
  heading: 'Nos projets neufs',
  titleSize: 'h2',
  description: 'Des appartements et des maisons en construction entre Liège, Ans et Waremme.',
  view: 'card-view',
  numberItemOfRow: 3,
  maxItems: 9,
  backgroundType: 'none',
  status: 'published',
}
