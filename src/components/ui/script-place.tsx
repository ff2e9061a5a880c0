import type { HTMLAttributes } from 'react'

interface ScriptPlaceProps extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'dangerouslySetInnerHTML'> {
  as?: 'div' | 'span' | 'p'
  [data: `data-${string}`]: string | number | boolean | undefined
}

/** An empty element whose content is made by the scripts that work without React, which then leaves it as it is. */
export const ScriptPlace = ({ as: Tag = 'span', ...attributes }: ScriptPlaceProps) => (
  <Tag {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
)
