import type { Locale } from '@/lib/i18n/locales'
import { documentMark } from '@/lib/field-marks'
import type { Translator } from '@/lib/i18n/translator'
import { joinWithDots } from '@/lib/values/text'
import { formatSurface } from '@/features/property/model/format-value'
import { buildingFloors, unplacedUnits, type BuildingFloor } from '@/features/projects/model/project-rules'
import type { ProjectUnit } from '@/features/projects/model/project-summary'

import type { PriceStyle } from '@/features/property/model/price'
import { floorName } from './project-texts'
import { unitStateName, unitStateOf, unitStates, windowFills, type UnitState } from './unit-state'

interface DrawingContext {
  locale: Locale
  priceStyle: PriceStyle
  t: Translator
}

interface BuildingSectionProps extends DrawingContext {
  units: ProjectUnit[]
}

/** Limit of drawn windows of a home. */
const maxWindows = 5

const Window = ({ state }: { state: UnitState }) => (
  <span className={`h-8 w-5 border border-ink ${windowFills[state]}`} />
)

function factsOf(
  { bedrooms, livingAreaInSquareMetres: surface }: ProjectUnit,
  { locale, priceStyle, t }: DrawingContext,
) {
  return joinWithDots([
    bedrooms === null ? null : t('project.picker.bedrooms', { number: bedrooms }),
    surface === null ? null : formatSurface(surface, { locale, style: priceStyle }),
  ])
}

/** A home in the drawing: links to its row in the price list. A house is drawn with a roof. */
function Home({ unit, isHouse, ...props }: DrawingContext & { unit: ProjectUnit; isHouse: boolean }) {
  const { t } = props
  const state = unitStateOf(unit)
  const facts = factsOf(unit, props)
  const isTaken = state === 'sold' || state === 'rented'
  const link = unit.ref !== null && { href: `#u-${unit.ref}` }
  const Tag = link ? 'a' : 'div'
  return (
    <li
      data-document={documentMark('properties', unit.id)}
      className={`flex min-w-28 flex-1 flex-col ${isHouse ? 'max-w-56' : isTaken ? 'bg-mist' : 'bg-ground'}`}
    >
      {isHouse && (
        <span aria-hidden="true" className="h-9 bg-ink [clip-path:polygon(50%_0,100%_100%,0_100%)]" />
      )}
      <Tag
        {...link}
        className={`flex flex-1 flex-col gap-2 p-3 ${link ? 'hover:bg-accent/30' : ''} ${isHouse ? `border-x border-ink ${isTaken ? 'bg-mist' : ''}` : ''}`}
      >
        <span aria-hidden="true" className="flex flex-wrap gap-1.5">
          {Array.from({ length: Math.min((unit.bedrooms ?? 1) + 1, maxWindows) }, (_, index) => (
            <Window key={index} state={state} />
          ))}
        </span>
        <span className="figures mt-1 text-small leading-snug">
          {unit.ref !== null && <span className="block font-semibold">{unit.ref}</span>}
          {facts && <span className="block">{facts}</span>}
          <span className="block">{unitStateName(state, t)}</span>
        </span>
      </Tag>
    </li>
  )
}

/** The ground is drawn below the lowest floor above it. */
const isGroundFloor = (floors: BuildingFloor<ProjectUnit>[], index: number): boolean => {
  const { floor } = floors[index] ?? { floor: null }
  const below = floors[index + 1]
  if (floor === null) return true
  return floor >= 0 && (below === undefined || below.floor === null || below.floor < 0)
}

function Floor({
  floor,
  units,
  isOnGround,
  isTop,
  ...props
}: DrawingContext & BuildingFloor<ProjectUnit> & { isOnGround: boolean; isTop: boolean }) {
  const isHouses = floor === null
  return (
    <li className={isHouses && !isTop ? 'mt-8' : ''}>
      {isTop && !isHouses && (
        <span aria-hidden="true" className="block sm:pl-32">
          <span className="ml-[62%] block h-4 w-14 border-x border-t border-ink bg-mist" />
          <span className="-mx-1.5 block h-2.5 bg-ink" />
        </span>
      )}
      <div className="sm:flex">
        {!isHouses && (
          <p className="shrink-0 border-x border-ink bg-dark px-3 py-1 text-small text-on-dark sm:w-32 sm:border-0 sm:bg-transparent sm:px-0 sm:pt-3 sm:pr-3 sm:text-ink">
            {floorName(floor, props)}
          </p>
        )}
        <ul
          className={`flex flex-1 flex-wrap ${isHouses ? 'gap-x-4' : `gap-px border-x border-ink bg-ink ${isTop ? '' : 'sm:border-t'}`}`}
        >
          {units.map((unit, index) => (
            <Home key={unit.ref ?? `closed-${index}`} {...props} unit={unit} isHouse={isHouses} />
          ))}
        </ul>
      </div>
      {isOnGround && <span aria-hidden="true" className="-mx-3 block h-1 bg-ink" />}
    </li>
  )
}

/** Homes that were in the building, on a floor that is withheld. */
const Unplaced = ({ units, ...props }: BuildingSectionProps) => (
  <li className="mt-8">
    <div className="sm:flex">
      <p className="shrink-0 py-1 text-small sm:w-32 sm:pt-3 sm:pr-3">{props.t('project.floorUnknown')}</p>
      <ul className="flex flex-1 flex-wrap gap-px border border-ink bg-ink">
        {units.map((unit, index) => (
          <Home key={unit.ref ?? `closed-${index}`} {...props} unit={unit} isHouse={false} />
        ))}
      </ul>
    </div>
  </li>
)

/** Legend of the windows; each home has the text too. */
function Legend({ units, t }: BuildingSectionProps) {
  const count = (state: UnitState) => units.filter((unit) => unitStateOf(unit) === state).length
  return (
    <ul
      aria-label={t('project.picker.legend')}
      className="figures flex flex-wrap gap-x-6 gap-y-2 lg:flex-col lg:gap-y-3"
    >
      {unitStates
        .filter((state) => count(state) > 0)
        .map((state) => (
          <li key={state} className="flex items-center gap-3">
            <Window state={state} />
            {`${unitStateName(state, t)} (${count(state)})`}
          </li>
        ))}
    </ul>
  )
}

/** Section of the building by floor: each home links to its row in the price list. */
export function BuildingSection(props: BuildingSectionProps) {
  const { t, units } = props
  const unplaced = unplacedUnits(units)
  const floors = buildingFloors(units.filter((unit) => !unplaced.includes(unit)))
  return (
    <section aria-labelledby="building" className="grid gap-x-16 gap-y-8 lg:grid-cols-12">
      <div className="lg:col-span-4">
        <h3 id="building" className="text-card">
          {t('project.picker.title')}
        </h3>
        <p className="mt-2 mb-6 text-slate">{t('project.picker.hint')}</p>
        <Legend {...props} />
      </div>
      <ol className="px-3 lg:col-span-8">
        {floors.map((floor, index) => (
          <Floor
            key={floor.floor}
            {...props}
            {...floor}
            isTop={index === 0}
            isOnGround={isGroundFloor(floors, index)}
          />
        ))}
        {unplaced.length > 0 && <Unplaced {...props} units={unplaced} />}
      </ol>
    </section>
  )
}
