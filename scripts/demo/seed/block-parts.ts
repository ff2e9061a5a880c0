import { localized, type Localized } from '@/lib/i18n/locales'
import type { Page } from '@/payload-types'

import type { DemoPage, RichText } from '../content/types'

import type { InLanguages } from './languages'
import { required } from './required'
import { toLexical } from './to-lexical'

export type SeedBlock = InLanguages<NonNullable<Page['blocks']>[number]>

/** Ids that blocks refer to. */
export interface BlockRelations {
  article: (key: string) => string
  category: (key: string) => string
  module: (key: string) => string
  /** By the name of its file. */
  picture: (name: string) => string
  /** The demo's one film. */
  film: string
}

export type MakeBlocks = (page: DemoPage, relations: BlockRelations) => SeedBlock[]

export const text = (
  content: RichText,
  rest: { heading?: Localized; description?: Localized; span?: number } = {},
): SeedBlock => ({
  blockType: 'richText',
  ...rest,
  content: localized((locale) => toLexical(content[locale])),
})

export const headed = ({ title, description }: { title: Localized; description: Localized }) => ({
  heading: title,
  description,
})

export const onlyText: MakeBlocks = ({ key, body }) => [text(required(body, `text of ${key}`))]
