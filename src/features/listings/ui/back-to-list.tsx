'use client'

import { late } from '@/components/ui/late'

import type { BackToListProps } from './back-to-list-live'

const LiveLink = late(async () => (await import('./back-to-list-live')).BackToList)

/** Link to the list the visitor came from, which the browser stores; until it is read, to the list without filters. */
export const BackToList = (props: BackToListProps) => (
  <LiveLink
    {...props}
    until={
      <a href={props.fallbackHref} className={props.className}>
        {props.label}
      </a>
    }
  />
)
