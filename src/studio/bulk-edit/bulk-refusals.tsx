'use client'

import { useConfig } from '@payloadcms/ui'

import type { NamedRefusal } from './use-bulk-order'

interface BulkRefusalsProps {
  collection: string
  /** What is said above them. */
  heading: string
  refusals: readonly NamedRefusal[]
}

/** The documents for which an order was refused, as links, with the reasons. */
export function BulkRefusals({ collection, heading, refusals }: BulkRefusalsProps) {
  const { config } = useConfig()
  if (refusals.length === 0) return null
  return (
    <div role="alert" className="studio-panel studio-stack" data-tone="bad">
      <p>{heading}</p>
      <ul className="studio-list studio-stack studio-stack--tight">
        {refusals.map(({ id, title, reason }) => (
          <li key={id}>
            <a
              href={`${config.routes.admin}/collections/${collection}/${id}/`}
              target="_blank"
              rel="noreferrer"
            >
              {title}
            </a>{' '}
            {reason}
          </li>
        ))}
      </ul>
    </div>
  )
}
