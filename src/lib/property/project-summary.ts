import type { PictureSource } from '@/lib/media/picture-source'

import type { Availability } from './availability'
import type { AgentContact } from './property-detail'
import type { PriceDescription } from './price'
import type { PriceRange, ProjectStatus } from './project-rules'

/** A new-build project as it appears in lists: cleaned of everything a visitor may not see. */
export interface ProjectSummary {
  number: number
  /** Its page in this language, or its own website. */
  href: string
  isExternal: boolean
  name: string
  zip: string
  city: string
  status: ProjectStatus
  types: string[]
  unitCount: number
  /** Units that can still be had. */
  freeCount: number
  /** Of the units that can still be had and whose price is published. */
  prices: PriceRange | null
  picture: PictureSource | null
}

/** A unit in the price list of its project. */
export interface ProjectUnit {
  ref: number
  href: string
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
  /** Address of its first plan in full size. */
  planHref: string | null
}

/** The parts of a project's page that hold text, in order. */
export const projectTexts = ['description', 'construction', 'delivery', 'technical', 'situation'] as const
export type ProjectText = (typeof projectTexts)[number]

/** A project with everything its page shows. */
export interface ProjectDetail extends Omit<ProjectSummary, 'href' | 'isExternal' | 'picture'> {
  /** One line: the street only when the agency publishes it. */
  address: string
  /** Where it is built; the middle of its locality when the address is not published. */
  place: { latitude: number; longitude: number; isApproximate: boolean } | null
  texts: Record<ProjectText, string[]>
  pictures: PictureSource[]
  units: ProjectUnit[]
  agent: AgentContact | null
}
