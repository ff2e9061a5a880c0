import { beforeAfterTexts } from '@/features/content/ui/before-after'
import { ArticleCard } from '@/features/content/ui/article-card'
import { columnsClass, itemSizes } from '@/components/ui/item-columns'
import { ItemList } from '@/components/ui/item-list'
import { SectionHeading } from '@/components/ui/section-heading'
import { findArticles } from '@/features/content/server/find-articles'
import { idOf } from '@/lib/values/read-value'
import { getPageTranslator } from '@/features/property/server/get-page-translator'
import { documentMark } from '@/lib/field-marks'

import { BlockBand } from '../block-band'
import type { BlockViewProps } from '../define-block'
import { itemsPerRow } from '../items-per-row'

/** Below cards, so many further articles are links at most. */
const maxLinks = 12

/** The articles of a category as cards; below these the others by name. */
export async function ArticleCards({ data, context }: BlockViewProps<'articleCards'>) {
  const most = data.maxItems ?? 9
  const [articles, t] = await Promise.all([
    findArticles(idOf(data.category), context.locale, most + maxLinks),
    getPageTranslator(context.locale),
  ])
  if (articles.length === 0) return null
  const others = data.view === 'card-view' ? articles.slice(most) : []
  const perRow = itemsPerRow(data.numberItemOfRow, 3, context.columns)
  return (
    <BlockBand field="category" data={data}>
      <SectionHeading title={data.heading} level={data.titleSize} intro={data.description} />
      <ItemList view={data.view} perRow={perRow} label={data.heading ?? t('article.others')} t={t}>
        {articles.slice(0, most).map(({ id, ...article }) => (
          <li key={id} className="min-w-0" data-document={documentMark('articles', id)}>
            <ArticleCard
              {...article}
              texts={beforeAfterTexts(article.title, t)}
              level={data.heading && data.titleSize !== 'h1' ? 'h3' : 'h2'}
              sizes={itemSizes(data.view === 'single-view' ? 1 : perRow, context.columns)}
            />
          </li>
        ))}
      </ItemList>
      {others.length > 0 && (
        <ul className={`place-list mt-8 ${columnsClass(perRow)}`}>
          {others.map(({ id, href, title }) => (
            <li key={id} data-document={documentMark('articles', id)}>
              <a href={href}>{title}</a>
            </li>
          ))}
        </ul>
      )}
    </BlockBand>
  )
}
