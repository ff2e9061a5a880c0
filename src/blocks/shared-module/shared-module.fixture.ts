import type { BlockFixture } from '../define-block'

export const sharedModuleFixture: BlockFixture<'sharedModule'> = {
  blockType: 'sharedModule',
  module: 'example-module',
}
