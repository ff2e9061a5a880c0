import type { ReactNode } from 'react'

import type { Block } from 'payload'

import type { Locale, Localized } from '@/lib/i18n/locales'
import type { Config } from '@/payload-types'

import type { PickerEntry } from './block-picker'

export type BlockSlug = keyof Config['blocks']

/** Where editors may place a block. */
export type BlockPlace = 'pages' | 'articles' | 'modules'

/** What a block may know about the page it stands on. */
export interface BlockContext {
  locale: Locale
  /** Public path of the page, with language and slashes: `/fr/a-vendre/`. */
  path: string
  /** Query of a filtered list; empty on cached pages. */
  query: Record<string, string | string[] | undefined>
  /** Place among the blocks of the page: the first one carries the most important picture. */
  index: number
  /** Columns of the twelve it takes on a computer; left out: all. */
  columns?: number | undefined
}

export interface BlockViewProps<Slug extends BlockSlug> {
  data: Config['blocks'][Slug]
  context: BlockContext
}

export type BlockView<Slug extends BlockSlug> = (
  props: BlockViewProps<Slug>,
) => ReactNode | Promise<ReactNode>

/**
 * A stored block as an example: without what the database adds. A picture the view shows by itself is a loaded document;
 * what the view reads by its id is an invented id, which tests answer from prepared data and the gallery replaces by the
 * first such document of the database.
 */
export type BlockFixture<Slug extends BlockSlug> = Omit<Config['blocks'][Slug], 'id' | 'blockName'>

/** What is stored, with labels and help texts for editors. */
export type BlockSchema<Slug extends BlockSlug> = Block & {
  slug: Slug
  labels: Record<'singular' | 'plural', Localized>
  admin: PickerEntry
}

export interface BlockDefinition<Slug extends BlockSlug = BlockSlug> {
  schema: BlockSchema<Slug>
  offeredIn: BlockPlace[]
  /** Imported only when shown: Payload's command line loads the registry and cannot read CSS. */
  view: () => Promise<BlockView<Slug>>
  fixture: () => Promise<BlockFixture<Slug>>
}

/** Types a block's registration record: a view or example of another block does not compile. */
export const defineBlock = <Slug extends BlockSlug>(block: BlockDefinition<Slug>): BlockDefinition<Slug> =>
  block
