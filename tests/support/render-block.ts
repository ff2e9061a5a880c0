import { createElement, type ReactNode } from 'react'
import { prerender } from 'react-dom/static'

import type { BlockContext } from '@/blocks/define-block'
import { RenderBlocks } from '@/blocks/render-blocks'

type RenderedBlocks = Parameters<typeof RenderBlocks>[0]['blocks']

const home: Omit<BlockContext, 'index'> = { locale: 'fr', path: '/fr/', query: {} }

/** The HTML of a view, its reads awaited as on the server. */
export async function renderToHtml(view: ReactNode): Promise<string> {
  const { prelude } = await prerender(view)
  return new Response(prelude).text()
}

/** The HTML of one stored block on a page. */
export const renderBlock = (
  block: NonNullable<RenderedBlocks>[number],
  context: Partial<typeof home> = {},
): Promise<string> =>
  renderToHtml(createElement(RenderBlocks, { blocks: [block], context: { ...home, ...context } }))
