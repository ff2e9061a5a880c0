'use client'

import { useFormFields } from '@payloadcms/ui'
import type { FormState } from 'payload'

import type { PageTexts, WrittenTexts } from '@/features/seo/model/page-texts'
import { relatedId } from '@/lib/values/read-value'

const written = [
  'pageTitle',
  'metaTitle',
  'metaDescription',
  'ogTitle',
  'ogDescription',
  'twitterTitle',
  'twitterDescription',
] as const satisfies (keyof WrittenTexts)[]

export interface PageInForm extends PageTexts {
  /** Ids of the picture chosen for sharing and of the page's own picture. */
  chosenPicture: string | null
  ownPicture: string | null
}

const textAt = (fields: FormState, path: string): string | null => {
  const value: unknown = fields[path]?.value
  return typeof value === 'string' && value !== '' ? value : null
}

const pictureAt = (fields: FormState, path: string): string | null => relatedId(fields[path]?.value)

/** The picture the site uses: of the first hero banner, else of the page banner, else of the article. */
function ownPicture(fields: FormState, hasBanner: boolean): string | null {
  const rows = Array.isArray(fields.blocks?.rows) ? fields.blocks.rows.length : 0
  for (let row = 0; row < rows; row += 1)
    if (textAt(fields, `blocks.${row}.blockType`) === 'heroBanner') {
      const picture = pictureAt(fields, `blocks.${row}.image`)
      if (picture) return picture
      break
    }
  return hasBanner ? pictureAt(fields, 'banner.image') : pictureAt(fields, 'image')
}

function readPage(fields: FormState): PageInForm {
  const hasBanner = fields.showPageBanner?.value === true
  return {
    title: textAt(fields, 'title') ?? '',
    ownDescription: hasBanner ? textAt(fields, 'banner.description') : textAt(fields, 'intro'),
    isActiveSEO: fields.isActiveSEO?.value !== false,
    seo: Object.fromEntries(written.map((name) => [name, textAt(fields, `seo.${name}`)])),
    chosenPicture: pictureAt(fields, 'seo.ogImage'),
    ownPicture: ownPicture(fields, hasBanner),
  }
}

/** SEO data of the current form values; renders again only when it changes. */
export function usePageInForm(): PageInForm {
  const json = useFormFields(([fields]) => JSON.stringify(readPage(fields)))
  return JSON.parse(json) as PageInForm
}
