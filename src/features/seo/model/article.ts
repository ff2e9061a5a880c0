import type { Article, RealEstateAgent, WithContext } from 'schema-dts'

import type { Locale } from '@/lib/i18n/locales'

import { absoluteUrl, agencyId, orAbsent } from './json-ld'

interface ArticleSource {
  title: string
  description: string | null
  path: string
  locale: Locale
  agencyName: string
  imageSrc: string | null
  /** ISO dates and times. */
  createdAt: string
  updatedAt: string
}

/** An article, written and published by the agency. */
export function articleData(article: ArticleSource, origin: string): WithContext<Article> {
  const agency: RealEstateAgent = {
    '@type': 'RealEstateAgent',
    '@id': agencyId(origin),
    name: article.agencyName,
  }
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: article.title,
    description: orAbsent(article.description),
    mainEntityOfPage: absoluteUrl(article.path, origin),
    inLanguage: article.locale,
    image: article.imageSrc === null ? undefined : absoluteUrl(article.imageSrc, origin),
    datePublished: article.createdAt,
    dateModified: article.updatedAt,
    author: agency,
    publisher: agency,
  }
}
