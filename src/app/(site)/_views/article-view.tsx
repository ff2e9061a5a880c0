import { RenderBlocks } from '@/blocks/render-blocks'
import { BeforeAfter, beforeAfterTexts } from '@/features/content/ui/before-after'
import { ArticleCard } from '@/features/content/ui/article-card'
import { RichText } from '@/features/content/ui/rich-text'
import { SiteShell } from '@/features/shell/ui/site-shell'
import type { Shell } from '@/features/shell/model/shell'
import { Picture } from '@/components/ui/picture'
import { SectionHeading } from '@/components/ui/section-heading'
import { findArticles } from '@/features/content/server/find-articles'
import { idOf } from '@/lib/values/read-value'
import { getPageTranslator } from '@/features/property/server/reads'
import { toPictureSource } from '@/features/media/model/to-picture-source'
import { localiseText } from '@/features/routing/model/localise-text'
import { getRouteIndex } from '@/features/routing/server/get-route-table'
import type { RouteEntry } from '@/features/routing/model/route-table'
import type { Article } from '@/payload-types'
import { documentMark, fieldMark } from '@/lib/field-marks'

import { PageBreadcrumb } from './page-breadcrumb'
import type { SiteRequest } from './site-request'
import { ArticleData } from './structured-data'

const maxOthers = 3

const pictureSizes = '(min-width: 64rem) 38vw, 90vw'

async function Others({ article, shell }: { article: Article; shell: Shell }) {
  if (!article.category) return null
  const [all, t] = await Promise.all([
    findArticles(idOf(article.category), shell.locale, maxOthers + 1),
    getPageTranslator(shell.locale),
  ])
  const others = all.filter(({ id }) => id !== article.id).slice(0, maxOthers)
  if (others.length === 0) return null
  return (
    <section className="wrap section" data-field={fieldMark('category')}>
      <SectionHeading title={t('article.others')} fields={null} />
      <ul className="grid gap-x-8 gap-y-12 sm:grid-cols-2 md:grid-cols-3">
        {others.map(({ id, ...card }) => (
          <li key={id} data-document={documentMark('articles', id)}>
            <ArticleCard
              {...card}
              texts={beforeAfterTexts(card.title, t)}
              level="h3"
              sizes="(min-width: 64rem) 30vw, 90vw"
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface ArticleViewProps {
  article: Article
  entry: RouteEntry
  path: string
  query: SiteRequest['query']
  shell: Shell
}

/** One article on its own page. */
export async function ArticleView({ article, entry, path, query, shell }: ArticleViewProps) {
  const picture = toPictureSource(article.image)
  const before = toPictureSource(article.imageBefore)
  const [routes, t] = await Promise.all([getRouteIndex(), getPageTranslator(shell.locale)])
  const body = localiseText(routes, article.body, shell.locale)
  return (
    <SiteShell shell={shell}>
      <ArticleData article={article} path={path} locale={shell.locale} />
      <article>
        <header className="wrap pt-6 pb-10">
          <PageBreadcrumb entry={entry} path={path} title={article.title} locale={shell.locale} />
          <h1 className="mt-6 max-w-4xl text-headline" data-field={fieldMark('title')}>
            {article.title}
          </h1>
          {article.intro && (
            <p className="mt-5 max-w-3xl text-lead text-slate" data-field={fieldMark('intro')}>
              {article.intro}
            </p>
          )}
        </header>
        <div className="wrap grid gap-10 lg:grid-cols-12 lg:gap-16">
          <div className="lg:order-2 lg:col-span-5" data-field={fieldMark('image')}>
            {picture && before && (
              <BeforeAfter
                before={before}
                after={picture}
                sizes={pictureSizes}
                texts={beforeAfterTexts(article.title, t)}
              />
            )}
            {picture && !before && (
              <Picture
                source={picture}
                sizes={pictureSizes}
                shape={0.8}
                priority
                className="top-below-header aspect-[4/3] w-full lg:sticky lg:aspect-[4/5]"
              />
            )}
          </div>
          <div className="lg:col-span-7">
            <RichText data={body} data-field={fieldMark('body')} />
          </div>
        </div>
        <RenderBlocks blocks={article.blocks} context={{ locale: shell.locale, path, query }} />
      </article>
      <Others article={article} shell={shell} />
    </SiteShell>
  )
}
