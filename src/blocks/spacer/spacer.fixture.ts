import type { BlockFixture } from '../define-block'

export const spacerFixture: BlockFixture<'spacer'> = {
  blockType: 'spacer',
  height: 'medium',
  rule: true,
  status: 'published',
}
