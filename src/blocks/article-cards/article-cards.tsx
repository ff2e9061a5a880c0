import { ArticleCard } from '@/features/content/ui/article-card'
import { itemSizes } from '@/components/ui/item-columns'
import { ItemList } from '@/components/ui/item-list'
import { SectionHeading } from '@/components/ui/section-heading'
import { findArticles } from '@/features/content/server/find-articles'
import { idOf } from '@/lib/values/read-value'
import { getPageTranslator } from '@/features/property/server/get-page-translator'

import { BlockBand } from '../block-band'
import type { BlockViewProps } from '../define-block'
import { itemsPerRow } from '../items-per-row'

/** The articles of a category as cards. */
export async function ArticleCards({ data, context }: BlockViewProps<'articleCards'>) {
  const [articles, t] = await Promise.all([
    findArticles(idOf(data.category), context.locale, data.maxItems ?? 9),
    getPageTranslator(context.locale),
  ])
  if (articles.length === 0) return null
  const perRow = itemsPerRow(data.numberItemOfRow, 3, context.columns)
  return (
    <BlockBand data={data}>
      <SectionHeading title={data.heading} level={data.titleSize} intro={data.description} />
      <ItemList view={data.view} perRow={perRow} label={data.heading ?? t('article.others')} t={t}>
        {articles.map(({ id, ...article }) => (
          <li key={id} className="min-w-0">
            <ArticleCard
              {...article}
              level={data.heading && data.titleSize !== 'h1' ? 'h3' : 'h2'}
              readMore={t('article.readMore')}
              sizes={itemSizes(data.view === 'single-view' ? 1 : perRow, context.columns)}
            />
          </li>
        ))}
      </ItemList>
    </BlockBand>
  )
}
