import { SmartLink } from '@/components/ui/smart-link'

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
  large?: boolean
}

/** A client's testimonial as a large quotation. */
export function TestimonialQuote({
  name,
  about,
  comment,
  date,
  href,
  linkLabel,
  large,
}: TestimonialQuoteProps) {
  return (
    <figure className="quotation">
      <blockquote className={large ? 'quote text-title' : 'quote text-card'}>
        <p>{comment}</p>
      </blockquote>
      <figcaption>
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
      </figcaption>
    </figure>
  )
}
