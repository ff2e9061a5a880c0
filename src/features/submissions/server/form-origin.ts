import type { Locale } from '@/lib/i18n/locales'

/** Plain paths below the language; no other URL of the site has forms. */
const pathPattern = /^\/(?:nl|fr|en|de)\/(?:[a-z0-9-]+\/)*$/
const formPattern = /^[a-zA-Z]{1,40}$/

/** The page a form was sent from. */
export interface FormOrigin {
  /** Path without query, for the lead. */
  path: string
  /** Path with the parameter that selects the form, if any. */
  href: string
  /** The cookies of the visitor, where only they open the page. */
  cookie?: string | undefined
}

/** Parses the page of a form from its control field or the Referer; `null` when neither is a page of this site. */
export function parseFormOrigin(text: string | undefined, locale: Locale): FormOrigin | null {
  if (!text || !URL.canParse(text, 'http://site.invalid')) return null
  const { pathname: path, searchParams } = new URL(text, 'http://site.invalid')
  if (
    !text.startsWith('/') ||
    text.startsWith('//') ||
    !pathPattern.test(path) ||
    !path.startsWith(`/${locale}/`)
  )
    return null
  const form = searchParams.get('form')
  return { path, href: form && formPattern.test(form) ? `${path}?form=${form}` : path }
}
