import type { Translator } from '@/lib/i18n/translator'

interface VisitMomentsProps {
  /** Public reference of the property. */
  of: number
  /** Path and query of the form of the booking. */
  href: string
  label: string
  /** The request for a visit, shown when no moment is free. */
  instead: { href: string; label: string } | false
  t: Translator
}

/**
 * The next free moments of a visit, and all of them. A page of a property is stored: `fill-moments.ts` writes the moments
 * once it has loaded, into copies of the one button, whose two rows have
 * their place from the first paint.
 */
export const VisitMoments = ({ of, href, label, instead, t }: VisitMomentsProps) => (
  <section data-moments={href} data-of={of} aria-label={t('property.nextMoments')} className="grid gap-2">
    <ul className="grid min-h-26 grid-cols-2 gap-2 noscript:hidden">
      <li className="invisible grid">
        <a href={href} rel="nofollow" className="button button-quiet px-2 text-small">
          {label}
        </a>
      </li>
    </ul>
    <a data-all-moments href={href} rel="nofollow" className="button button-brand">
      {label}
    </a>
    {instead && (
      <a
        data-no-moment
        href={instead.href}
        rel="nofollow"
        className="button button-brand hidden noscript:inline-flex"
      >
        {instead.label}
      </a>
    )}
  </section>
)
