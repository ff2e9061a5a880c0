import { ArticleCard } from '@/components/content/article-card'
import { SectionHeading } from '@/components/ui/section-heading'
import { findArticles } from '@/lib/data/find-articles'
import { idOf } from '@/lib/data/id-of'
import { getTranslator } from '@/lib/i18n/translator'

import { BlockBand } from '../block-band'
import type { BlockViewProps } from '../define-block'

const columns: Record<number, string> = {
  1: '',
  2: 'sm:grid-cols-2',
  3: 'sm:grid-cols-2 lg:grid-cols-3',
  4: 'sm:grid-cols-2 lg:grid-cols-4',
}

/** The articles of a category as cards. */
export async function ArticleCards({ data, context }: BlockViewProps<'articleCards'>) {
  const [articles, t] = await Promise.all([
    findArticles(idOf(data.category), context.locale, data.maxItems ?? 9),
    getTranslator(context.locale),
  ])
  if (articles.length === 0) return null
  const perRow = Math.min(Math.max(data.numberItemOfRow ?? 3, 1), 4)
  return (
    <BlockBand data={data}>
      <SectionHeading title={data.heading} level={data.titleSize} intro={data.description} />
      <ul className={`grid gap-x-8 gap-y-12 ${columns[perRow]}`}>
        {articles.map(({ id, ...article }) => (
          <li key={id}>
            <ArticleCard
              {...article}
              readMore={t('article.readMore')}
              sizes={`(min-width: 64rem) ${Math.round(90 / perRow)}vw, 75vw`}
            />
          </li>
        ))}
      </ul>
    </BlockBand>
  )
}
