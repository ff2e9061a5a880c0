'use client'

import { DefaultListView } from '@payloadcms/ui'
import type { ListViewClientProps } from 'payload'

/**
 * Payload's list without its own buttons for several documents, whose refusals name none: those of `BulkEdit` are above
 * the table. The trash keeps Payload's.
 */
export function ListView(props: ListViewClientProps) {
  if (props.viewType === 'trash') return <DefaultListView {...props} />
  return <DefaultListView {...props} disableBulkDelete disableBulkEdit />
}
