import { localized, type Localized } from '@/lib/i18n/locales'
import type { Page } from '@/payload-types'

import type { DemoPage, RichText } from '../content/types'

import type { InLanguages } from '../seed/languages'
import { ref } from '../seed/record'
import { required } from '../seed/required'

import { toLexical } from './to-lexical'

export type SeedBlock = InLanguages<NonNullable<Page['blocks']>[number]>

export type MakeBlocks = (page: DemoPage) => SeedBlock[]

/** A picture by the name of its file. */
export const picture = (name: string): string => ref('media', name)

/** The demo's one film. */
export const film = ref('media', 'meuse')

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
