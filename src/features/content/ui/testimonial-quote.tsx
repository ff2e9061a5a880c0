import { SmartLink } from '@/components/ui/smart-link'

interface TestimonialQuoteProps {
  name: string
  about: string | null
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
    <figure className="flex h-full flex-col">
      <blockquote
        className={`max-w-4xl font-display font-medium tracking-tight text-pretty ${large ? 'text-title' : 'text-card'}`}
      >
        <p>“{comment}”</p>
      </blockquote>
      <figcaption className="mt-6 text-slate">
        <span className="font-semibold text-ink">
          {href ? (
            <SmartLink href={href} aria-label={linkLabel} className="underline">
              {name}
            </SmartLink>
          ) : (
            name
          )}
        </span>
        {[about, date].filter(Boolean).map((text) => (
          <span key={text}> · {text}</span>
        ))}
      </figcaption>
    </figure>
  )
}
