import type { IconNode } from 'lucide'
import { createElement } from 'react'

interface IconProps {
  node: IconNode
  className?: string
}

/** A line icon rendered on the server. It is decorative: the text beside it has the meaning. */
export function Icon({ node, className = 'size-5' }: IconProps) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={`icon-line shrink-0 ${className}`}>
      {node.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  )
}
