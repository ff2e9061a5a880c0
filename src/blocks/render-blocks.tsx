import type { BlockContext, BlockSlug, BlockView } from './define-block'
import { findBlock } from './registry'

import type { Config } from '@/payload-types'

type StoredBlock = Config['blocks'][BlockSlug]

interface RenderBlocksProps {
  blocks: StoredBlock[] | null | undefined
  context: Omit<BlockContext, 'index'>
}

/** Editors can hide a block without deleting it. */
export const isShown = (block: object): boolean => !('status' in block && block.status === 'hidden')

/** The view that belongs to a stored block. The registry pairs them, which the compiler cannot follow here. */
async function viewOf(block: StoredBlock): Promise<BlockView<BlockSlug> | null> {
  const definition = findBlock(block.blockType)
  return definition ? ((await definition.view()) as BlockView<BlockSlug>) : null
}

/** Shows stored blocks in order. A kind that is not known shows nothing to visitors and is logged. */
export async function RenderBlocks({ blocks, context }: RenderBlocksProps) {
  const shown = (blocks ?? []).filter(isShown)
  const views = await Promise.all(shown.map(viewOf))
  return shown.map((block, index) => {
    const View = views[index]
    if (!View) {
      console.warn(`Unknown block "${block.blockType}" on ${context.path}`)
      return null
    }
    return <View key={block.id ?? index} data={block} context={{ ...context, index }} />
  })
}
