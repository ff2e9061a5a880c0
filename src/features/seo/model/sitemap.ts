import { locales, type Locale, type Localized } from '@/lib/i18n/locales'
import { absoluteUrl } from './json-ld'

/** Search engines accept more in one file; this number is read in about a second without delaying visitors. */
export const maxUrlsPerSitemap = 2000

/** A page of the site in all its languages. */
export interface SitemapPlace {
  /** Public paths of the languages in which it exists. */
  paths: Partial<Localized>
  /** ISO date and time. */
  updatedAt: string
  /** URLs of its pictures. */
  pictures: string[]
}

interface SitemapContext {
  origin: string
  /** The languages offered to visitors. */
  enabled: readonly Locale[]
  /** The language for visitors of all other languages. */
  fallback: Locale
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Control characters are not allowed in XML, even as references. */
const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? '').replace(/[\p{Cc}\p{Cs}]/gu, '')

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'

function languageLinks(paths: [Locale, string][], { origin, fallback }: SitemapContext): string {
  const main = paths.filter(([locale]) => locale === fallback).map(([, path]) => ['x-default', path] as const)
  return [...paths, ...main]
    .map(
      ([language, path]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(absoluteUrl(path, origin))}"/>`,
    )
    .join('')
}

function placeXml({ paths, updatedAt, pictures }: SitemapPlace, context: SitemapContext): string {
  const existing = locales.flatMap((locale): [Locale, string][] => {
    const path = paths[locale]
    return path && context.enabled.includes(locale) ? [[locale, path]] : []
  })
  const escapedUrl = (path: string) => escapeXml(absoluteUrl(path, context.origin))
  const images = pictures
    .map((src) => `<image:image><image:loc>${escapedUrl(src)}</image:loc></image:image>`)
    .join('')
  const rest = `<lastmod>${escapeXml(updatedAt)}</lastmod>${languageLinks(existing, context)}${images}`
  return existing.map(([, path]) => `<url><loc>${escapedUrl(path)}</loc>${rest}</url>\n`).join('')
}

/** The URLs of some pages: one for each language in which they exist, each with all alternates. */
export const sitemapXml = (places: readonly SitemapPlace[], context: SitemapContext): string =>
  `${declaration}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n${places
    .map((place) => placeXml(place, context))
    .join('')}</urlset>\n`

/** The list of sitemaps, by their paths. */
export const sitemapIndexXml = (paths: readonly string[], origin: string): string =>
  `${declaration}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${paths
    .map((path) => `<sitemap><loc>${escapeXml(absoluteUrl(path, origin))}</loc></sitemap>\n`)
    .join('')}</sitemapindex>\n`
