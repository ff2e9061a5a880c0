import type { PictureSource } from '@/lib/values/picture-source'

import type { Availability } from '@/features/property/model/availability'
import type { AgentContact } from '@/features/property-page/model/property-detail'
import type { PriceDescription } from '@/features/property/model/price'
import type { PriceRange, ProjectStatus } from './project-rules'

/** A new-build project in lists, with public fields only. */
export interface ProjectSummary {
  /** Of the stored document. */
  id: string
  number: number
  /** Path of its page in this language, or URL of its own website. */
  href: string
  isExternal: boolean
  name: string
  zip: string
  city: string
  /** The name of its country, unless it is the agency's own. */
  country?: string
  status: ProjectStatus
  types: string[]
  unitCount: number
  /** Number of available units. */
  freeCount: number
  /** Of the available units with a published price. */
  prices: PriceRange | null
  picture: PictureSource | null
}

/**
 * A unit in the price list of its project. Of one that visitors may know nothing of any more, only its availability is
 * left: with its number, its closed page would say where it was.
 */
export interface ProjectUnit {
  /** Of the stored document; null of a closed one. */
  id: string | null
  /** Null of a closed one. */
  ref: number | null
  /** Null of a closed one. */
  href: string | null
  title: string
  typeName: string
  /** 0 is the ground floor, -1 the basement. */
  floor: number | null
  livingAreaInSquareMetres: number | null
  terraceInSquareMetres: number | null
  bedrooms: number | null
  availability: Availability
  /** Always hidden once the unit is gone. */
  price: PriceDescription
  /** URL of its first plan in full size. */
  planHref: string | null
}

/** The text sections of a project's page, in order. */
export const projectTexts = ['description', 'construction', 'delivery', 'technical', 'situation'] as const
export type ProjectText = (typeof projectTexts)[number]

/** All data of a project's page. */
export interface ProjectDetail extends Omit<ProjectSummary, 'href' | 'isExternal' | 'picture'> {
  /** One line; contains the street only when the agency publishes it. */
  address: string
  /** The street is hidden or unknown: `address` is the town alone. */
  isTownAlone: boolean
  /** Coordinates of the project; of the centre of its locality when the postal address is not published. */
  place: { latitude: number; longitude: number; isApproximate: boolean } | null
  texts: Record<ProjectText, string[]>
  pictures: PictureSource[]
  units: ProjectUnit[]
  agent: AgentContact | null
}
