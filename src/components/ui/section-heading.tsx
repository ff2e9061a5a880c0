import type { ReactNode } from 'react'

import { fieldMark, isMarkingFields } from '@/lib/field-marks'

import { FieldHeading } from './field-heading'

interface SectionHeadingProps {
  title?: string | null
  level?: 'h1' | 'h2' | null
  intro?: string | null
  /** A link or control at the end of the line. */
  aside?: ReactNode
  /** Where an editor wrote them; null for words of the product. */
  fields?: { title: string; intro: string } | null
}

/** The names of these fields in blocks. */
const fieldsOfBlocks = { title: 'heading', intro: 'description' }

/** The heading of a section: title on the left, a link or control on the right. */
export function SectionHeading({ title, level, intro, aside, fields = fieldsOfBlocks }: SectionHeadingProps) {
  if (!title && !intro && !aside && !(fields && isMarkingFields())) return null
  const heading = level ?? 'h2'
  return (
    <div className="section-heading">
      <div>
        <FieldHeading
          level={heading}
          className={heading === 'h1' ? 'text-headline' : 'text-title'}
          field={fields && fields.title}
        >
          {title}
        </FieldHeading>
        {intro && <p data-field={fields && fieldMark(fields.intro)}>{intro}</p>}
      </div>
      {aside}
    </div>
  )
}
