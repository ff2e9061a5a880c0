import type { ReactNode } from 'react'
import { fieldMark, messageMark } from '@/lib/field-marks'

interface PageSectionProps {
  /** Id, also the target of the page's own links. */
  id: string
  title: string
  /** The field that its title leads to in a preview; without one it is of words of the product. */
  field?: string | undefined
  /** Also printed. */
  isPrinted?: boolean
  children: ReactNode
}

/** One section of a property page, under a hairline. */
export const PageSection = ({ id, title, field, isPrinted = false, children }: PageSectionProps) => (
  <section
    aria-labelledby={id}
    data-field={field && fieldMark(field)}
    data-message={field ? undefined : messageMark()}
    className={`mt-8 border-t border-ink pt-5 ${isPrinted ? 'print:mt-4 print:pt-3 print:text-small' : 'print:hidden'}`}
  >
    <h2 id={id} className="mb-4 text-card print:mb-2">
      {title}
    </h2>
    {children}
  </section>
)
