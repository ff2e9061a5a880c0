import { locales, localized } from '@/lib/i18n/locales'

import { articleCategories, articles, type DemoArticle } from '../content/articles'
import { services, type DemoService } from '../content/services'
import { testimonials } from '../content/testimonials'
import { documentRecord, ref, type DocumentRecord } from '../seed/record'

import { picture } from './block-parts'
import { clientPicture, servicePicture } from './site-pictures'
import { toLexical } from './to-lexical'

const articleRecord = (
  {
    key,
    title,
    slug,
    intro,
    body,
  }: Pick<DemoArticle | DemoService, 'key' | 'title' | 'slug' | 'intro' | 'body'>,
  rest: { category: string; image: string; sort: number },
): DocumentRecord =>
  documentRecord('articles', key, {
    ...rest,
    title,
    slug,
    intro,
    body: localized((locale) => toLexical(body[locale])),
    publishedIn: [...locales],
    _status: 'published',
  })

const category = (key: string) => ref('articleCategories', key)

/** Categories, the articles shown inside pages, and the nine services. */
const articleRecords: DocumentRecord[] = [
  ...articleCategories.map(({ key, ...data }) => documentRecord('articleCategories', key, data)),
  ...articles.map((article, at) =>
    articleRecord(article, {
      category: category(article.category),
      image: picture(article.picture),
      // After the services: cards of a category show the topics first.
      sort: 100 + at,
    }),
  ),
  ...services.map((service, at) =>
    articleRecord(service, {
      category: category('services'),
      image: picture(servicePicture(service.picture)),
      sort: at,
    }),
  ),
]

/** Published, as if an editor had approved them. */
const testimonialRecords = testimonials.map(
  ({ slug, name, date, language, about, comment, hasPortrait }): DocumentRecord =>
    documentRecord('testimonials', slug, {
      slug,
      name,
      language,
      comment,
      about,
      image: hasPortrait ? picture(clientPicture(slug)) : null,
      date: `${date}T12:00:00.000Z`,
      _status: 'published',
    }),
)

export const contentRecords: DocumentRecord[] = [...articleRecords, ...testimonialRecords]
