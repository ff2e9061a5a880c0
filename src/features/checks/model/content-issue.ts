import type { LinkFault } from '@/features/routing/model/check-link'
import type { SiteTexts } from '@/features/seo/model/page-texts'

/** What an editor may want to correct before publishing. Nothing is refused. */
export type ContentIssueKind =
  | 'secondMainTitle'
  | 'skippedLevel'
  | 'emptyHeading'
  | 'noAlternativeText'
  | 'weakContrast'
  | 'brokenLink'
  | 'longTitle'
  | 'longDescription'
  | 'shortDescription'
  | 'noDescription'
  | 'missingMention'

export interface ContentIssue {
  kind: ContentIssueKind
  /** Path of the field in the form, such as `blocks.2.heading`. */
  at: string
  /** Values of its text. */
  values: Record<string, string | number>
}

/** Content of a form in one language, without the fields that the form does not show. */
export type Content = Record<string, unknown>

/** A picture or link in a form. */
export interface Spot {
  /** Id of the picture, or URL of the link. */
  value: string
  at: string
}

/** What the server knows about the pictures and links of a form. */
export interface KnownFaults {
  /** By URL; links that work are left out. */
  links: Record<string, LinkFault>
  /** Ids of pictures without an alternative text in the language of the form. */
  withoutAlt: string[]
  /** Texts of the site in that language, which pages without their own use. */
  site: SiteTexts
}
