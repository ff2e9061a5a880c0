import { Picture } from '@/components/ui/picture'
import { SmartLink } from '@/components/ui/smart-link'
import type { PictureSource } from '@/lib/values/picture-source'

interface TestimonialQuoteProps {
  name: string
  about: string | null
  /** In the quotation marks of the language. */
  comment: string
  /** Formatted in the language of the page. */
  date: string | null
  /** The testimonial's own page. */
  href: string | null
  /** Accessible name of the link. */
  linkLabel: string
  portrait: PictureSource | null
  large?: boolean
}

/** A client's testimonial; the portrait is beside a large one, and beside the name of others. */
export function TestimonialQuote({
  name,
  about,
  comment,
  date,
  href,
  linkLabel,
  portrait,
  large,
}: TestimonialQuoteProps) {
  return (
    <figure className={`quotation ${large ? 'quotation-large' : ''}`.trimEnd()}>
      {large && portrait && <Picture source={portrait} sizes="12rem" shape={0.8} />}
      <blockquote className="quote text-card">
        <p>{comment}</p>
      </blockquote>
      <figcaption>
        {!large && portrait && <Picture source={portrait} sizes="3.5rem" className="face" />}
        <p>
          <b>
            {href ? (
              <SmartLink href={href} aria-label={linkLabel}>
                {name}
              </SmartLink>
            ) : (
              name
            )}
          </b>
          {[about, date].filter(Boolean).map((text) => (
            <span key={text}>{`\u00a0· ${text}`}</span>
          ))}
        </p>
      </figcaption>
    </figure>
  )
}
