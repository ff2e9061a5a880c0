import type { Locale } from '@/lib/i18n/locales'

/** Plain paths below the language; nothing else of ours has forms on it. */
const pathPattern = /^\/(?:nl|fr|en|de)\/(?:[a-z0-9-]+\/)*$/
const formPattern = /^[a-zA-Z]{1,40}$/

/** The page a form stood on. */
export interface FormPage {
  /** Path alone, for the lead. */
  path: string
  /** Path with the parameter that chooses the form, if any. */
  address: string
}

/** Reads where a form stood from what it said or from the page the browser came from; `null` when neither is a page of ours. */
export function readFormPage(text: string | undefined, locale: Locale): FormPage | null {
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
  return { path, address: form && formPattern.test(form) ? `${path}?form=${form}` : path }
}
