import type { Page } from '@/payload-types'

type PageBlock = NonNullable<Page['blocks']>[number]
type PropertyListBlock = Extract<PageBlock, { blockType: 'propertyList' }>

/**
 * The full list on a page; null if the page is no listing. Only listings have filters, pages and order in their
 * URL.
 */
export const findListingBlock = (page: Page | null): PropertyListBlock | null =>
  page?.blocks?.find(
    (block): block is PropertyListBlock => block.blockType === 'propertyList' && block.mode === 'full',
  ) ?? null
