import type { BlockFixture } from '../define-block'

export const articleFixture: BlockFixture<'article'> = {
  blockType: 'article',
  article: 'example-article',
  imageSide: 'left',
  titleSize: 'h2',
  backgroundType: 'none',
  status: 'published',
}
