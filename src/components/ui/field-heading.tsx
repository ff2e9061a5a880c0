import type { ReactNode } from 'react'

import { fieldMark, isMarkingFields } from '@/lib/field-marks'

interface FieldHeadingProps {
  level: 'h1' | 'h2'
  className: string
  /** The name of its field in the block; null for words of the product. */
  field: string | null
  /** Without it the block is not published. */
  isRequired?: boolean
  children: ReactNode
}

/** The heading of a block. In a preview an empty one has its place too, so that it can be typed there. */
export function FieldHeading({
  level: Heading,
  className,
  field,
  isRequired = false,
  children,
}: FieldHeadingProps) {
  const isEmpty = !children
  if (isEmpty && !(field && isMarkingFields())) return null
  return (
    <Heading
      className={className}
      data-field={field && fieldMark(field)}
      {...(isEmpty && { hidden: !isRequired, 'data-empty': '', 'data-required': isRequired })}
    >
      {children}
    </Heading>
  )
}
