import type { Block } from 'payload'

import { article } from './article'
import { articleCards } from './article-cards'
import { callToAction } from './call-to-action'
import type { BlockDefinition, BlockPlace, BlockSlug } from './define-block'
import { heroBanner } from './hero-banner'
import { image } from './image'
import { latestOffers } from './latest-offers'
import { projectList } from './project-list'
import { propertyList } from './property-list'
import { richText } from './rich-text'
import { savedProperties } from './saved-properties'
import { sharedModule } from './shared-module'
import { testimonialsSlider } from './testimonials-slider'

/** Every kind of block: the only list. Payload, the renderer, the gallery and the tests derive from it. */
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
]

type Definition = { [Slug in BlockSlug]: BlockDefinition<Slug> }[BlockSlug]

const bySlug = new Map<string, Definition>(
  (blocks as Definition[]).map((block) => [block.schema.slug, block]),
)

/** What Payload stores. */
export const blockSchemas: Block[] = blocks.map((block) => block.schema)

/** Slugs of the blocks that editors may place in the given collection. */
export const blockSlugsFor = (place: BlockPlace): BlockSlug[] =>
  blocks.filter((block) => block.offeredIn.includes(place)).map((block) => block.schema.slug)

/** The definition of a stored block, or `undefined` for one that a newer or older version knew. */
export const findBlock = (slug: string): Definition | undefined => bySlug.get(slug)
