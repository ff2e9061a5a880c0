import { picturesFor } from '@/features/media/model/pictures-for'
import { toPictureSource } from '@/features/media/model/to-picture-source'
import { knownMeasure } from '@/features/property/model/known-measure'
import type { PropertyStatus } from '@/features/property/model/availability'
import type { Locale } from '@/lib/i18n/locales'
import type { Media } from '@/payload-types'

/** What the price list of a new-build project shows of a unit besides its card. */
export interface UnitFacts {
  status: PropertyStatus
  /** 0 is the ground floor, -1 the basement. */
  floor: number | null
  terraceInSquareMetres: number | null
  /** URL of its first plan in the language of the page, in full size. */
  planHref: string | null
}

/** The stored fields of a property that its facts as a unit are made from. */
export interface UnitSource {
  status?: PropertyStatus | null
  /** The id of the project of which it is a unit. */
  project?: string | null
  floor?: number | null
  surfaceTerrace?: number | null
  plans?: string[] | null
}

type Plan = Omit<Media, 'alt'>

/** The facts of a unit for pages in one language, from its document and its plans by id. */
export function toUnitFacts(source: UnitSource, plans: ReadonlyMap<string, Plan>, locale: Locale): UnitFacts {
  const [stored] = picturesFor(
    locale,
    (source.plans ?? []).flatMap((id) => plans.get(id) ?? []),
  )
  const plan = stored ? toPictureSource({ ...stored, alt: null }) : null
  return {
    status: source.status ?? 'active',
    floor: source.floor ?? null,
    terraceInSquareMetres: knownMeasure(source.surfaceTerrace),
    planHref: plan && (plan.srcSet.split(', ').at(-1)?.split(' ')[0] || plan.src),
  }
}
