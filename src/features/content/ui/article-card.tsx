import { excerpt } from '@/features/property/model/excerpt'
import { Picture } from '@/components/ui/picture'
import type { PictureSource } from '@/lib/values/picture-source'

interface ArticleCardProps {
  href: string
  title: string
  intro: string | null
  picture: PictureSource | null
  readMore: string
  sizes: string
  /** Of the title: one below the heading above the cards, if there is one. */
  level: 'h2' | 'h3'
}

/** An article in a row of cards; the title's link covers the card. */
export function ArticleCard({
  href,
  title,
  intro,
  picture,
  readMore,
  sizes,
  level: Title,
}: ArticleCardProps) {
  return (
    <article className="group relative flex h-full flex-col border-t-2 border-ink pt-5">
      {picture && <Picture source={picture} sizes={sizes} className="mb-5 aspect-[3/2] w-full" />}
      <Title className="text-card">
        <a href={href} className="group-hover:underline after:absolute after:inset-0">
          {title}
        </a>
      </Title>
      {intro && <p className="mt-2 text-slate">{excerpt(intro, { ellipsis: true })}</p>}
      <p className="mt-auto inline-flex items-center gap-2 pt-4 font-semibold text-brand">
        {readMore}
        <span
          aria-hidden="true"
          className="icon icon-forward text-base transition-transform duration-200 group-hover:translate-x-1"
        />
      </p>
    </article>
  )
}
