export interface PageWeight {
  plainHtml: number
  html: number
  atOnce: number
  woken: number
  styles: number
}

/** What a page makes a browser load: `plainHtml` in bytes, the others in KiB of brotli. */
export function weighPage(base: string, path: string): Promise<PageWeight>

/** The paths of one page of each main template. */
export function findTemplates(base: string): Promise<Record<'home' | 'listing' | 'property', string>>
