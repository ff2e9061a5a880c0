import type { ReactNode } from 'react'

interface MarkedPartProps {
  /** Of `fieldMark`. */
  field: string | undefined
  children: ReactNode
}

/** Words that have a field of their own, but no element of their own on a public page; see `fieldMark`. */
export const MarkedPart = ({ field, children }: MarkedPartProps) =>
  field === undefined ? children : <span data-field={field}>{children}</span>
