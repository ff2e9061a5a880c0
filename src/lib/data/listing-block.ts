import type { Page } from '@/payload-types'

type PageBlock = NonNullable<Page['blocks']>[number]
type PropertyListBlock = Extract<PageBlock, { blockType: 'propertyList' }>

/** The full list on a page, if it is a listing: then filters, pages and order of its address mean something. */
export const listingBlockOf = (page: Page | null): PropertyListBlock | null =>
  page?.blocks?.find(
    (block): block is PropertyListBlock => block.blockType === 'propertyList' && block.mode === 'full',
  ) ?? null
