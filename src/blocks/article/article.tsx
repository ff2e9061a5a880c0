import { RichText } from '@/features/content/ui/rich-text'
import { Picture } from '@/components/ui/picture'
import { SectionHeading } from '@/components/ui/section-heading'
import { getArticle } from '@/features/content/server/get-content'
import { localiseText } from '@/features/routing/model/localise-text'
import { getRouteIndex } from '@/features/routing/server/get-route-table'
import { idOf } from '@/lib/values/read-value'
import { toPictureSource } from '@/features/media/model/to-picture-source'
import { documentMark } from '@/lib/field-marks'

import { BlockBand } from '../block-band'
import { columnCount } from '../block-rows'
import type { BlockViewProps } from '../define-block'

/** In a narrow block the picture is above or below the text. */
const columnsForPicture = 8

/** Over the whole width of the page it reaches the edge of the window (site.css). */
function pictureClass({ isFull, isWide, isFirst }: Record<'isFull' | 'isWide' | 'isFirst', boolean>): string {
  if (isFull) return isFirst ? 'article-picture picture-first' : 'article-picture'
  return [isWide && 'lg:col-span-5', isFirst && 'lg:order-first'].filter(Boolean).join(' ')
}

/** One article in full: its text beside its picture. */
export async function Article({ data, context }: BlockViewProps<'article'>) {
  const article = await getArticle(idOf(data.article), context.locale)
  if (!article) return null
  const body = localiseText(await getRouteIndex(), article.body, context.locale)
  const picture = toPictureSource(article.image)
  const isWide = (context.columns ?? columnCount) > columnsForPicture
  const isFull = context.columns === undefined
  return (
    <BlockBand field="article" data={data} className="overflow-x-clip">
      <div className={`grid gap-10 ${isWide ? 'lg:grid-cols-12 lg:gap-16' : ''}`}>
        <div className={isWide ? (picture ? 'lg:col-span-7' : 'lg:col-span-8') : ''}>
          <SectionHeading
            title={data.heading || article.title}
            level={data.titleSize}
            intro={data.description || article.intro}
          />
          <RichText data={body} className="text-lead" data-document={documentMark('articles', article.id)} />
        </div>
        {picture && (
          <div
            className={pictureClass({ isFull, isWide, isFirst: data.imageSide === 'left' })}
            data-document={documentMark('articles', article.id)}
          >
            <Picture
              source={picture}
              sizes="(min-width: 64rem) 42vw, 90vw"
              shape={0.8}
              className="aspect-[4/3] w-full"
            />
          </div>
        )}
      </div>
    </BlockBand>
  )
}
