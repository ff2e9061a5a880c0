import type { PropertyStatus } from '@/features/property/model/availability'

/** A property as its owner sees it in the list. */
export interface OwnProperty {
  id: string
  /** The public number. */
  ref: number
  title: string
  status: PropertyStatus | 'unpublished'
  /** Path of its page; null when visitors cannot open it. */
  href: string | null
}
