import { excerpt } from '@/features/property/model/excerpt'
import { Picture } from '@/components/ui/picture'
import { BeforeAfter, type BeforeAfterTexts } from './before-after'
import type { PictureSource } from '@/lib/values/picture-source'

interface ArticleCardProps {
  href: string
  title: string
  intro: string | null
  picture: PictureSource | null
  /** What the picture shows, as it was before; with `texts` there is a slider between the two. */
  before: PictureSource | null
  texts: BeforeAfterTexts
  sizes: string
  /** Of the title: one below the heading above the cards, if there is one. */
  level: 'h2' | 'h3'
}

/** An article in a row of cards; the title's link covers the card. */
export function ArticleCard(props: ArticleCardProps) {
  const { href, title, intro, picture, before, texts, sizes, level: Title } = props
  return (
    <article className="article-card">
      {picture && before && <BeforeAfter before={before} after={picture} sizes={sizes} texts={texts} />}
      {picture && !before && (
        <div className="card-picture">
          <Picture source={picture} sizes={sizes} />
        </div>
      )}
      <Title className="text-card">
        <a href={href}>{title}</a>
      </Title>
      {intro && <p>{excerpt(intro, { ellipsis: true })}</p>}
    </article>
  )
}
