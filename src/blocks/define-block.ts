import type { ReactNode } from 'react'

import type { Block } from 'payload'

import type { Locale } from '@/lib/i18n/locales'
import type { OfModule } from '@/lib/site-config'
import type { Config } from '@/payload-types'

import type { PickerEntry } from './block-picker'

export type BlockSlug = keyof Config['blocks']

/** Where editors may place a block. */
export type BlockPlace = 'pages' | 'articles' | 'modules'

/** What a block receives about its page. */
export interface BlockContext {
  locale: Locale
  /** Public path of the page, with language and slashes: `/fr/a-vendre/`. */
  path: string
  /** Query of a filtered list; empty on cached pages. */
  query: Record<string, string | string[] | undefined>
  /** Position among the blocks of the page; the picture of the first one is loaded with priority. */
  index: number
  /** The header has no ground of its own and lies over the first block. */
  isBelowHeader?: boolean | undefined
  /** Columns of twelve that it takes on a computer; all if left out. */
  columns?: number | undefined
  /** The blocks of the page that put properties forward; others leave these properties out. */
  spotlights?: readonly Config['blocks']['spotlight'][] | undefined
}

export interface BlockViewProps<Slug extends BlockSlug> {
  data: Config['blocks'][Slug]
  context: BlockContext
}

export type BlockView<Slug extends BlockSlug> = (
  props: BlockViewProps<Slug>,
) => ReactNode | Promise<ReactNode>

/**
 * A stored block as an example, without the fields that the database adds. Pictures are loaded documents. Other
 * references are invented ids: tests answer them from prepared data, and the gallery replaces them by the first such
 * document of the database.
 */
export type BlockFixture<Slug extends BlockSlug> = Omit<Config['blocks'][Slug], 'id' | 'blockName'>

/** What is stored; labels and help texts for editors are in `messages/<language>/schema.json`. */
export type BlockSchema<Slug extends BlockSlug> = Block & {
  slug: Slug
  admin: PickerEntry
}

export interface BlockDefinition<Slug extends BlockSlug = BlockSlug> extends OfModule {
  schema: BlockSchema<Slug>
  offeredIn: BlockPlace[]
  /** Imported only when shown: Payload's command line loads the registry and cannot read CSS. */
  view: () => Promise<BlockView<Slug>>
  fixture: () => Promise<BlockFixture<Slug>>
}

/** Types the record of a block: the view or example of another block does not compile. */
export const defineBlock = <Slug extends BlockSlug>(block: BlockDefinition<Slug>): BlockDefinition<Slug> =>
  block
