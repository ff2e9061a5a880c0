import type { ReactNode } from 'react'

interface PageSectionProps {
  /** Also where the page's own links lead. */
  id: string
  title: string
  /** Stands on the printed sheet too. */
  isPrinted?: boolean
  children: ReactNode
}

/** One part of a property page under a hairline. */
export const PageSection = ({ id, title, isPrinted = false, children }: PageSectionProps) => (
  <section
    aria-labelledby={id}
    className={`mt-12 border-t border-ink pt-6 ${isPrinted ? 'print:mt-4 print:pt-3 print:text-small' : 'print:hidden'}`}
  >
    <h2 id={id} className="mb-5 text-card print:mb-2">
      {title}
    </h2>
    {children}
  </section>
)
