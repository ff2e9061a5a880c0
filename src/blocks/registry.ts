import type { Block } from 'payload'

import { withBlockTexts } from '@/lib/payload/schema-texts'
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

/** Slugs of the blocks that editors may place in the given collection. */
export const blockSlugsFor = (place: BlockPlace): BlockSlug[] =>
  blocks.filter((block) => block.offeredIn.includes(place)).map((block) => block.schema.slug)

/** The definition of a stored block, or `undefined` for one of a newer or older version. */
export const findBlock = (slug: string): Definition | undefined => bySlug.get(slug)
