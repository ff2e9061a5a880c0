import type { CSSProperties } from 'react'

import { shownInOrder } from '@/features/content/model/shown-blocks'
import { blockFrame } from '@/lib/cache/preview-overlay'
import { isOffered } from '@/lib/site-config'

import { columnCount, groupIntoRows, type BlockWidth } from './block-rows'
import type { BlockContext, BlockSlug, BlockView } from './define-block'
import { findBlock } from './registry'

import type { Config } from '@/payload-types'

type StoredBlock = Config['blocks'][BlockSlug]

interface RenderBlocksProps {
  blocks: StoredBlock[] | null | undefined
  context: Omit<BlockContext, 'index'>
  /** Position of the first of these blocks on the page. */
  firstIndex?: number
}

/** The view of a stored block. The registry pairs them, which the compiler cannot follow here. */
async function loadView(block: StoredBlock): Promise<BlockView<BlockSlug> | null> {
  const definition = findBlock(block.blockType)
  return definition ? ((await definition.view()) as BlockView<BlockSlug>) : null
}

/** Whether it belongs to no module that is off; true for an unknown one, which is logged later. */
const isShown = ({ blockType }: StoredBlock): boolean => isOffered(findBlock(blockType) ?? {})

interface OneBlockProps {
  block: StoredBlock
  context: BlockContext
}

/** One stored block. An unknown block is logged and not shown. */
async function OneBlock({ block, context }: OneBlockProps) {
  const View = await loadView(block)
  if (!View) {
    console.warn(`Unknown block "${block.blockType}" on ${context.path}`)
    return null
  }
  const view = <View data={block} context={context} />
  return blockFrame()?.(block, view) ?? view
}

const cellStyle = ({ sm, md, lg }: BlockWidth) => ({ '--sm': sm, '--md': md, '--lg': lg }) as CSSProperties

/** Shows stored blocks in order. Blocks that fit side by side share a row of the twelve-column grid. */
export function RenderBlocks({ blocks, context, firstIndex = 0 }: RenderBlocksProps) {
  const shown = shownInOrder(blocks ?? []).filter(isShown)
  const spotlights = context.spotlights ?? shown.filter((block) => block.blockType === 'spotlight')
  const one = (block: StoredBlock, columns?: number) => {
    const index = firstIndex + shown.indexOf(block)
    return (
      <OneBlock key={block.id ?? index} block={block} context={{ ...context, columns, index, spotlights }} />
    )
  }
  const { columns = columnCount } = context
  // A module of the library takes the width set on the page.
  if (columns < columnCount) return shown.map((block) => one(block, columns))
  return groupIntoRows(shown).map(({ cells, isFull }, rowIndex) =>
    isFull ? (
      cells.map(({ block }) => one(block))
    ) : (
      <div key={cells[0]?.block.id ?? rowIndex} className="block-row wrap section">
        {cells.map(({ block, width }, index) => (
          <div key={block.id ?? index} className="block-cell" style={cellStyle(width)}>
            {one(block, width.lg)}
          </div>
        ))}
      </div>
    ),
  )
}
