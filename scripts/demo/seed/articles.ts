import { localized } from '@/lib/i18n/locales'

import { articleCategories, articles, type DemoArticle } from '../content/articles'
import { services, type DemoService } from '../content/services'

import { eachOf } from './each'
import type { StoredPictures } from './pictures'
import { required } from './required'
import { housePicture, officePicture, servicePicture } from './site-pictures'
import type { Store } from './store'
import { toLexical } from './to-lexical'

export interface StoredArticles {
  categories: ReadonlyMap<string, string>
  /** Ids by key of the article or service. */
  articles: ReadonlyMap<string, string>
}

const pictureOfArticle: Record<string, string> = {
  whoWeAre: housePicture,
  servicesApproach: officePicture,
}

async function seedArticle(
  store: Store,
  { title, slug, intro, body }: Pick<DemoArticle | DemoService, 'title' | 'slug' | 'intro' | 'body'>,
  rest: { category: string; image: string; sort: number },
): Promise<string> {
  const content = { title, slug, intro, body: localized((locale) => toLexical(body[locale])) }
  const languages = { publishedIn: ['nl', 'fr', 'en', 'de'] as ('nl' | 'fr' | 'en' | 'de')[] }
  return store.create('articles', { ...content, ...rest, ...languages, _status: 'published' })
}

/** Categories, the articles shown inside pages, and the nine services. */
export async function seedArticles(store: Store, pictures: StoredPictures): Promise<StoredArticles> {
  const categories = new Map<string, string>()
  for (const { key, name, slug, categoryId } of articleCategories)
    categories.set(key, await store.create('articleCategories', { name, slug, categoryId }))

  const idOfCategory = (key: string) => required(categories.get(key), `category ${key}`)
  const ids = new Map<string, string>()
  await eachOf(articles, async (article, at) => {
    const image = pictures.idOf(required(pictureOfArticle[article.key], `picture of ${article.key}`))
    // After the services: cards of a category show the topics first.
    const rest = { category: idOfCategory(article.category), image, sort: 100 + at }
    ids.set(article.key, await seedArticle(store, article, rest))
  })
  await eachOf(services, async (service, at) => {
    const image = pictures.idOf(servicePicture(service.picture))
    ids.set(
      service.key,
      await seedArticle(store, service, { category: idOfCategory('services'), image, sort: at }),
    )
  })
  return { categories, articles: ids }
}
