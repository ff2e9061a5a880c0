export interface PageWeight {
  plainHtml: number
  html: number
  atOnce: number
  firstUse: number
  styles: number
  /** Of each part of the page that loads scripts when it is first used. */
  parts: Record<string, number>
}

/** What a page makes a browser load: `plainHtml` in bytes, the others in KiB of brotli. */
export function weighPage(base: string, path: string): Promise<PageWeight>

type Language = 'nl' | 'fr' | 'en' | 'de'

/** The paths of one page of each main template, by language. */
export function findTemplates(
  base: string,
): Promise<Record<Language, Record<'home' | 'listing' | 'property', string>>>
