import type { Block, BlocksField } from 'payload'

import { withBlockTexts } from '@/lib/payload/schema-texts'
import { isOffered } from '@/lib/site-config'
import { isRecord } from '@/lib/values/read-value'
import { blocks as siteBlocks } from '@site/blocks'

import { article } from './article'
import { articleCards } from './article-cards'
import { callToAction } from './call-to-action'
import { customHtml } from './custom-html'
import type { BlockDefinition, BlockPlace, BlockSlug } from './define-block'
import { form } from './form'
import { gallery } from './gallery'
import { heroBanner } from './hero-banner'
import { image } from './image'
import { inStudio } from './in-studio'
import { latestOffers } from './latest-offers'
import { map } from './map'
import { placeIndex } from './place-index'
import { projectList } from './project-list'
import { propertyList } from './property-list'
import { richText } from './rich-text'
import { savedProperties } from './saved-properties'
import { sharedModule } from './shared-module'
import { spacer } from './spacer'
import { spotlight } from './spotlight'
import { team } from './team'
import { testimonialsSlider } from './testimonials-slider'
import { video } from './video'

/** Every kind of block, the agency's own ones last: the only list. Payload, the renderer, the gallery and the tests derive from it. */
export const blocks = [
  heroBanner,
  propertyList,
  latestOffers,
  article,
  articleCards,
  richText,
  image,
  callToAction,
  testimonialsSlider,
  sharedModule,
  projectList,
  savedProperties,
  gallery,
  video,
  team,
  map,
  placeIndex,
  spotlight,
  customHtml,
  spacer,
  form,
  ...siteBlocks,
]

type Definition = { [Slug in BlockSlug]: BlockDefinition<Slug> }[BlockSlug]

const bySlug = new Map<string, Definition>(
  (blocks as Definition[]).map((block) => [block.schema.slug, block]),
)

/** What Payload stores. */
export const blockSchemas: Block[] = blocks.map(inStudio).map(withBlockTexts)

const slugOf = ({ schema }: { schema: { slug: BlockSlug } }): BlockSlug => schema.slug

const leftOut = new Set<unknown>(blocks.filter((block) => !isOffered(block)).map(slugOf))

/**
 * The blocks that editors may place in the given collection. Those of a module that is off are offered where the document
 * has them already: without them it could not be saved.
 */
export function blocksFor(
  place: BlockPlace,
): Required<Pick<BlocksField, 'blockReferences' | 'filterOptions'>> {
  const slugs = blocks.filter((block) => block.offeredIn.includes(place)).map(slugOf)
  return {
    blockReferences: slugs,
    filterOptions: ({ siblingData }) => {
      if (leftOut.size === 0) return true
      const stored: unknown = isRecord(siblingData) ? siblingData.blocks : null
      const present = new Set<unknown>(
        Array.isArray(stored) ? stored.map((row) => isRecord(row) && row.blockType) : [],
      )
      return slugs.filter((slug) => !leftOut.has(slug) || present.has(slug))
    },
  }
}

/** The definition of a stored block, or `undefined` for one of a newer or older version. */
export const findBlock = (slug: string): Definition | undefined => bySlug.get(slug)
