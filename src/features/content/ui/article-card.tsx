import { excerpt } from '@/features/property/model/excerpt'
import { Picture } from '@/components/ui/picture'
import type { PictureSource } from '@/lib/values/picture-source'

interface ArticleCardProps {
  href: string
  title: string
  intro: string | null
  picture: PictureSource | null
  sizes: string
  /** Of the title: one below the heading above the cards, if there is one. */
  level: 'h2' | 'h3'
}

/** An article in a row of cards; the title's link covers the card. */
export function ArticleCard({ href, title, intro, picture, sizes, level: Title }: ArticleCardProps) {
  return (
    <article className="article-card">
      {picture && <Picture source={picture} sizes={sizes} />}
      <Title className="text-card">
        <a href={href}>{title}</a>
      </Title>
      {intro && <p>{excerpt(intro, { ellipsis: true })}</p>}
    </article>
  )
}
